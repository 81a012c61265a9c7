import {describe, expect, it} from 'vitest';
import {mostPixels, readJsonAd} from './jsonAd';

const now = Date.UTC(2026, 0, 1);

const item = {
  statlink: '//srv.example.com/click/1',
  statimp: '//srv.example.com/seen/1?t=[timestamp]',
  image: 'https://srv.example.com/picture.png',
  company: 'Sensor Works',
  description: 'Readings in real time.',
  pixel: '//a.example.com/p?[timestamp]||https://b.example.com/p||http://c.example.com/p',
  timestamp: '1767225600',
};

describe('the JSON ad', () => {
  it('B5.6 has the fields of an advert, as text and https addresses', () => {
    expect(readJsonAd({ads: [item]}, now)?.advert).toEqual({
      link: 'https://srv.example.com/click/1',
      img: 'https://srv.example.com/picture.png',
      name: 'Sensor Works',
      description: 'Sensor Works – Readings in real time.',
      poweredby: 'Carbon',
      label: 'carbon-demo-inline',
    });
  });

  it('B5.6 is the first item that has content and statlink', () => {
    const {statlink: _, ...withoutLink} = item;
    const ads = [
      {},
      null,
      'text',
      withoutLink,
      {statlink: item.statlink, image: item.image},
      {...item, statlink: 'javascript:alert(1)'},
      {...item, company: 'The one'},
      item,
    ];
    expect(readJsonAd({ads}, now)?.advert.name).toBe('The one');
  });

  it('B5.6 needs either company or description', () => {
    expect(readJsonAd({ads: [{...item, company: ''}]}, now)?.advert.description).toBe(
      'Readings in real time.',
    );
    expect(readJsonAd({ads: [{...item, description: 7}]}, now)?.advert.description).toBe('Sensor Works');
  });

  it('B5.6 statimp and the parts of pixel count the impression, with the time filled in', () => {
    expect(readJsonAd({ads: [item]}, now)?.pixels).toEqual([
      'https://srv.example.com/seen/1?t=1767225600',
      'https://a.example.com/p?1767225600',
      'https://b.example.com/p',
    ]);
  });

  it.each<unknown>([undefined, null, '', 'x', '1&evil=1', {toString: 1}, [], -1, 1.5, '9'.repeat(17)])(
    'B5.6 %s is no time: the present one takes its place',
    (timestamp) => {
      const {pixels} = readJsonAd({ads: [{...item, timestamp}]}, now) ?? {};
      expect(pixels?.[0]).toBe('https://srv.example.com/seen/1?t=1767225600');
    },
  );

  it('B5.7 an ad requests only so many pixels', () => {
    const pixel = Array.from({length: 1000}, (_, index) => `https://a.example.com/${index}`).join('||');
    expect(readJsonAd({ads: [{...item, pixel}]}, now)?.pixels).toHaveLength(mostPixels);
  });

  it.each<unknown>([
    null,
    undefined,
    7,
    'text',
    [],
    [item],
    {},
    {ads: null},
    {ads: 'x'},
    {ads: {0: item}},
    {ads: []},
  ])('B5.6 the malformed body %j has none', (body) => {
    expect(readJsonAd(body, now)).toBeNull();
  });
});
