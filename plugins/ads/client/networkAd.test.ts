// @vitest-environment jsdom
import {describe, expect, it} from 'vitest';
import {readNetworkAd} from './networkAd';

const link = 'https://srv.example.com/c';
const picture = '<img src="https://srv.example.com/p.png">';

/** What is read of a block in which a network has written this, in a document that runs and loads nothing. */
function read(html: string, elementId = 'carbonads') {
  const {body} = new DOMParser().parseFromString(html, 'text/html');
  const advert = readNetworkAd(body, elementId, 'carbon-body-top-image');
  if (advert === null) return null;
  const {label, name, ...rest} = advert;
  expect([label, name]).toEqual(['carbon-body-top-image', '']);
  return rest;
}

const ad = (html: string, id = 'carbonads') => `<div id="${id}">${html}</div>`;

describe('an ad of the network', () => {
  it.each([
    [
      'a link with a picture and a text',
      ad(`<a href="${link}">${picture}<span>Sensors that last.</span></a>`),
      {link, img: 'https://srv.example.com/p.png', description: 'Sensors that last.', poweredby: ''},
    ],
    [
      'a picture alone',
      ad(`<a href="${link}">${picture}</a>`),
      {link, img: 'https://srv.example.com/p.png', description: '', poweredby: ''},
    ],
    ['a plain link', ad(`<a href="${link}">Sensors</a>`), {link, description: 'Sensors', poweredby: ''}],
    [
      'a link without a scheme',
      ad('<a href="//srv.example.com/c">Sensors</a>'),
      {link, description: 'Sensors', poweredby: ''},
    ],
    [
      'picture and text in links of their own, and a link to who delivers it',
      ad(
        `<span><a class="carbon-img" href="${link}">${picture}</a><a class="carbon-text" href="${link}">Sensors</a></span>` +
          '<a class="carbon-poweredby" href="http://network.example.com/">ads via Carbon</a>',
      ),
      {link, img: 'https://srv.example.com/p.png', description: 'Sensors', poweredby: 'ads via Carbon'},
    ],
    [
      'links that are counted each by itself',
      ad(
        `<a href="${link}?1">${picture}</a><a href="${link}?2">Sensors</a><a href="${link}?3">ads via N</a>`,
      ),
      {
        link: `${link}?1`,
        img: 'https://srv.example.com/p.png',
        description: 'Sensors',
        poweredby: 'ads via N',
      },
    ],
    [
      'a text beside its link',
      ad(`<a href="${link}"></a><p>Sensors</p><p>that last</p>`),
      {link, description: 'Sensors that last', poweredby: ''},
    ],
    [
      'a picture beside its link',
      ad(`<a href="${link}">Sensors</a>${picture}`),
      {link, img: 'https://srv.example.com/p.png', description: 'Sensors', poweredby: ''},
    ],
    [
      'a picture whose text stands in for it',
      ad(`<a href="${link}"><img src="https://srv.example.com/p.png" alt="Sensors"></a>`),
      {link, img: 'https://srv.example.com/p.png', description: 'Sensors', poweredby: ''},
    ],
    [
      'texts one below the other',
      ad(`<a href="${link}"><div>Sensor <b>W</b>orks</div><span>Sensors<br>that last</span></a>`),
      {link, description: 'Sensor Works Sensors that last', poweredby: ''},
    ],
    [
      'a link that is the element itself',
      `<a id="carbonads" href="${link}">Sensors</a>`,
      {link, description: 'Sensors', poweredby: ''},
    ],
    [
      'code beside its text',
      ad(`<a href="${link}"><style>a{}</style>Sensors<script>count()</script><noscript>x</noscript></a>`),
      {link, description: 'Sensors', poweredby: ''},
    ],
    [
      'pixels that count, and a text',
      ad(
        `<a href="${link}"><img src="https://srv.example.com/1.gif" width="1" height="1">Sensors</a>` +
          '<img src="https://srv.example.com/2.gif" height="0">',
      ),
      {link, description: 'Sensors', poweredby: ''},
    ],
    [
      'the logo of who delivers it',
      ad(`<a href="${link}">Sensors</a><a href="https://network.example.com/">${picture}</a>`),
      {link, description: 'Sensors', poweredby: ''},
    ],
    [
      'another link before it that leads nowhere',
      ad(`<a href="#">Close</a><a>Hide</a><a href="${link}">Sensors</a>`),
      {link, description: 'Sensors', poweredby: ''},
    ],
    [
      'two links that say the same',
      ad(`<a href="${link}">${picture}Sensors</a><a href="${link}">Sensors</a>`),
      {link, img: 'https://srv.example.com/p.png', description: 'Sensors', poweredby: ''},
    ],
    [
      'an empty place of the same name before it',
      ad('') + ad(`<a href="${link}">Sensors</a>`),
      {link, description: 'Sensors', poweredby: ''},
    ],
  ])('is %s', (_, html, advert) => {
    expect(read(html)).toEqual(advert);
  });

  it.each([
    ['an empty element', ad('')],
    ['a text without a link', ad('Sensors')],
    ['a link without text and picture', ad(`<a href="${link}"> </a>`)],
    ['a link with letters that draw nothing', ad(`<a href="${link}">\u3164</a>`)],
    ['a link with nothing but code', ad(`<a href="${link}"><script>Sensors</script></a>`)],
    ['a link with nothing but a pixel', ad(`<a href="${link}"><img width="1" src="${link}"></a>`)],
    ['a picture without an https address', ad(`<a href="${link}"><img src="data:image/gif,x"></a>`)],
    ['a link without an https address', ad('<a href="http://srv.example.com/c">Sensors</a>')],
    ['a link elsewhere', `<a href="${link}">Sensors</a>`],
    ['a class of that name', `<div class="carbonads"><a href="${link}">Sensors</a></div>`],
  ])('is not %s', (_, html) => {
    expect(read(html)).toBeNull();
  });

  it('stands in an element whose id is configured', () => {
    const html = ad(`<a href="${link}">Sensors</a>`, 'sponsor-box');
    expect(read(html)).toBeNull();
    expect(read(html, 'sponsor-box')).toEqual({link, description: 'Sensors', poweredby: ''});
  });
});
