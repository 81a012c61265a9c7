// @vitest-environment jsdom
import {cleanup, render} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';
import {readJsonAd} from '../../client/jsonAd';
import {readNetworkAd} from '../../client/networkAd';
import type {Advert} from '../../client/types';
import {AdvertCard} from './AdvertCard';

const good = {
  statlink: 'https://ads.example.com/c',
  statimp: 'https://ads.example.com/i',
  image: 'https://ads.example.com/p.png',
  company: 'Sensor Works',
  description: 'Sensors that last.',
  pixel: 'https://ads.example.com/x',
  timestamp: '1767225600',
};
const code =
  '<img src=x onerror="document.title=1"><script>document.title=1</script><iframe srcdoc="x"></iframe>';
const megabyte = 'a'.repeat(1_000_000);

afterEach(cleanup);

/** Everything that may stand in the page for an advert, whatever the service sends. */
function expectHarmless(advert: Advert) {
  const {container} = render(<AdvertCard advert={advert} />);
  expect([...new Set([...container.querySelectorAll('*')].map(({localName}) => localName))].sort()).toEqual(
    expect.arrayContaining(['a', 'aside', 'span']),
  );
  for (const element of container.querySelectorAll('*')) {
    expect(['a', 'aside', 'img', 'span', 'strong', 'small', 'div']).toContain(element.localName);
    for (const {name, value} of element.attributes) {
      expect(name).not.toMatch(/^on|^srcdoc$|^style$/);
      if (name === 'href' || name === 'src') {
        expect(value).toMatch(/^https:\/\//);
      }
    }
  }
  expect(container.querySelector('a')?.rel).toBe('noopener sponsored');
  expect(container.textContent.length).toBeLessThan(1100);
  expect(document.title).toBe('');
}

describe('what a hostile JSON service sends', () => {
  /** Bodies, and whether an ad may be left of them. */
  const bodies: readonly (readonly [name: string, body: unknown, ad: boolean])[] = [
    ['HTML in the company', {ads: [{...good, company: code}]}, true],
    ['HTML in the description', {ads: [{...good, description: code}]}, true],
    ['HTML in the link', {ads: [{...good, statlink: `https://ads.example.com/"><script>`}]}, true],
    ['a javascript: link', {ads: [{...good, statlink: 'javascript:document.title=1'}]}, false],
    ['a javascript: link in capitals', {ads: [{...good, statlink: 'JAVASCRIPT:document.title=1'}]}, false],
    [
      'a javascript: link with a line break',
      {ads: [{...good, statlink: 'java\nscript:document.title=1'}]},
      false,
    ],
    ['a data: link', {ads: [{...good, statlink: 'data:text/html,<script>1</script>'}]}, false],
    ['an http: link', {ads: [{...good, statlink: 'http://ads.example.com/c'}]}, false],
    ['a relative link', {ads: [{...good, statlink: '/x/'}]}, false],
    ['a link with a password', {ads: [{...good, statlink: 'https://mui.com:x@ads.example.com/'}]}, false],
    ['a link of 1 MB', {ads: [{...good, statlink: `https://ads.example.com/${megabyte}`}]}, true],
    ['a javascript: picture', {ads: [{...good, image: 'javascript:document.title=1'}]}, true],
    [
      'a data: picture',
      {ads: [{...good, image: 'data:image/svg+xml,<svg onload="document.title=1">'}]},
      true,
    ],
    ['an http: picture', {ads: [{...good, image: 'http://ads.example.com/p.png'}]}, true],
    [
      'a picture that closes its element',
      {ads: [{...good, image: 'https://a.example.com/"onerror="x'}]},
      true,
    ],
    ['a company of 1 MB', {ads: [{...good, company: megabyte}]}, true],
    ['a description of 1 MB', {ads: [{...good, description: megabyte}]}, true],
    ['a description of 1 MB of spaces', {ads: [{...good, company: '', description: ' '.repeat(1e6)}]}, false],
    ['a description that turns the direction', {ads: [{...good, description: '\u202Egpj.exe\u0000'}]}, true],
    ['a number as a link', {ads: [{...good, statlink: 7}]}, false],
    ['an object as a link', {ads: [{...good, statlink: {toString: 'x'}}]}, false],
    ['a list as a link', {ads: [{...good, statlink: ['https://ads.example.com/c']}]}, false],
    ['objects as texts', {ads: [{...good, company: {a: 1}, description: {b: 2}}]}, false],
    [
      'wrong types everywhere',
      {ads: [{statlink: 1, statimp: [], image: {}, company: null, pixel: 7}]},
      false,
    ],
    ['a time that cannot be a text', {ads: [{...good, timestamp: {toString: 1, valueOf: 1}}]}, true],
    ['1,000 items', {ads: Array.from({length: 1000}, () => good)}, true],
    ['1,000 empty items', {ads: Array.from({length: 1000}, () => ({}))}, false],
    [
      '1,000 pixels',
      {ads: [{...good, pixel: Array.from({length: 1000}, () => good.pixel).join('||')}]},
      true,
    ],
    [
      'javascript: and data: pixels',
      {ads: [{...good, statimp: 'javascript:x', pixel: 'data:,x||http://a/'}]},
      true,
    ],
    ['a pixel of 1 MB', {ads: [{...good, pixel: `https://ads.example.com/${megabyte}`}]}, true],
    ['a prototype', JSON.parse('{"ads":[{"__proto__":{"statlink":"javascript:x"},"company":"x"}]}'), false],
    ['a poisoned prototype', JSON.parse('{"__proto__":{"ads":[]},"constructor":{"prototype":{}}}'), false],
    ['items that are no objects', {ads: [null, 1, 'x', true, [good]]}, false],
    ['ads as a text', {ads: JSON.stringify([good])}, false],
    ['ads as an object', {ads: {length: 1, 0: good}}, false],
    ['a bare list', [{...good, company: code}], true],
    ['a list in a list', [[good]], false],
    ['letters that draw nothing', [{...good, company: '\u3164', description: '\u200B'}], false],
    ['null', null, false],
    ['a number', 1e308, false],
    ['a text', code, false],
  ];

  it.each(bodies)('%s injects nothing', (_, body, hasAd) => {
    const found = readJsonAd(body, 0);
    expect(found !== null).toBe(hasAd);
    if (found) {
      expectHarmless(found.advert);
      expect(found.pixels.length).toBeLessThanOrEqual(10);
      for (const pixel of found.pixels) expect(pixel).toMatch(/^https:\/\//);
    }
  });

  it('are more than 30', () => {
    expect(bodies.length).toBeGreaterThan(30);
  });
});

describe('what a hostile script writes', () => {
  const link = 'href="https://ads.example.com/c"';
  it.each([
    ['HTML in the text', `<a class="carbon-text" ${link}>Text ${code}</a>`, true],
    ['HTML as text', `<a class="carbon-text" ${link}>${code.replaceAll('<', '&lt;')}</a>`, true],
    ['a javascript: link', '<a class="carbon-text" href="javascript:document.title=1">Text</a>', false],
    ['a data: link', '<a class="carbon-text" href="data:text/html,x">Text</a>', false],
    ['an http: link', '<a class="carbon-text" href="http://ads.example.com/">Text</a>', false],
    ['a link without an address', '<a class="carbon-text" onclick="document.title=1">Text</a>', false],
    ['no text', `<a class="carbon-text" ${link}> </a>`, false],
    ['a text of 1 MB', `<a class="carbon-text" ${link}>${megabyte}</a>`, true],
    [
      'a javascript: picture',
      `<a class="carbon-img" ${link}><img src="javascript:x"></a><a class="carbon-text" ${link}>Text</a>`,
      true,
    ],
    [
      'a data: picture',
      `<a class="carbon-img" ${link}><img src="data:image/svg+xml,<svg onload=x>"></a><a class="carbon-text" ${link}>Text</a>`,
      true,
    ],
    ['1,000 links', `<a class="carbon-text" ${link}>Text</a>`.repeat(1000), true],
    ['a form', '<form action="https://ads.example.com"><input name="password"></form>', false],
    ['nothing', '', false],
  ])('%s reaches the page as text and https addresses only', (_, html, hasAd) => {
    // A document without scripts, as the written elements themselves are the script's own affair.
    const {body} = new DOMParser().parseFromString(`<div id="carbonads">${html}</div>`, 'text/html');
    const advert = readNetworkAd(body, 'carbonads', 'carbon-body-top-image');
    expect(advert !== null).toBe(hasAd);
    if (advert) expectHarmless(advert);
  });
});
