import {describe, expect, it} from 'vitest';
import {maxPixels, readJsonAd} from './jsonAd';

const now = Date.UTC(2026, 0, 1, 0, 0, 0, 7);

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
  it('has the fields of an advert, as text and https addresses', () => {
    expect(readJsonAd({ads: [item]}, now)?.advert).toEqual({
      link: 'https://srv.example.com/click/1',
      img: 'https://srv.example.com/picture.png',
      name: 'Sensor Works',
      description: 'Sensor Works – Readings in real time.',
      poweredby: 'Carbon',
      label: 'carbon-demo-inline',
    });
  });

  it('is the first item that has content and statlink', () => {
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

  it('may stand in a bare list', () => {
    expect(readJsonAd([item], now)).toEqual(readJsonAd({ads: [item]}, now));
  });

  it('is looked for among the first 100 items', () => {
    const items = (empty: number) => [...Array.from({length: empty}, () => ({})), item];
    expect(readJsonAd({ads: items(99)}, now)).not.toBeNull();
    expect(readJsonAd({ads: items(100)}, now)).toBeNull();
    expect(readJsonAd(items(100), now)).toBeNull();
  });

  it.each(['http://srv.example.com/p.png', 'data:image/png,x', 'picture.png', 7, null])(
    'keeps all but the picture when that is %s',
    (image) => {
      const {img: _, ...withoutPicture} = readJsonAd([item], now)?.advert ?? {};
      expect(readJsonAd([{...item, image}], now)?.advert).toEqual(withoutPicture);
    },
  );

  it('needs a text that draws something', () => {
    expect(readJsonAd([{...item, company: '\u3164', description: '\u200B \u2800'}], now)).toBeNull();
  });

  it('needs either company or description', () => {
    expect(readJsonAd({ads: [{...item, company: ''}]}, now)?.advert.description).toBe(
      'Readings in real time.',
    );
    expect(readJsonAd({ads: [{...item, description: 7}]}, now)?.advert.description).toBe('Sensor Works');
  });

  it('statimp and the parts of pixel count the impression, with the time filled in', () => {
    expect(readJsonAd({ads: [item]}, now)?.pixels).toEqual([
      'https://srv.example.com/seen/1?t=1767225600',
      'https://a.example.com/p?1767225600',
      'https://b.example.com/p',
    ]);
  });

  it.each<unknown>([undefined, null, '', 'x', '1&evil=1', {toString: 1}, [[]], -1, 1.5, '1 ', '٣'])(
    '%j is no time: the present one in ms takes its place',
    (timestamp) => {
      const {pixels} = readJsonAd({ads: [{...item, timestamp}]}, now) ?? {};
      expect(pixels?.[0]).toBe('https://srv.example.com/seen/1?t=1767225600007');
    },
  );

  it.each<unknown>([0, 1767225600, '1767225600123456789'])('%s is a time, as it is', (timestamp) => {
    const {pixels} = readJsonAd({ads: [{...item, timestamp}]}, now) ?? {};
    expect(pixels?.[0]).toBe(`https://srv.example.com/seen/1?t=${String(timestamp)}`);
  });

  it('the time is filled in behind the host alone', () => {
    const pixel = [
      'https://[timestamp].example.com/p',
      'https://example.com:[timestamp]/p',
      'https://[timestamp]@example.com/p',
      '[timestamp]://example.com/p',
      '[timestamp]',
      'https://a.example.com/[timestamp]/[timestamp]?[timestamp]#[timestamp]',
    ].join('||');
    expect(readJsonAd({ads: [{...item, statimp: undefined, timestamp: 443, pixel}]}, now)?.pixels).toEqual([
      'https://a.example.com/443/443?443#443',
    ]);
  });

  it('an ad requests at most 10 pixels: the first that are addresses', () => {
    const many = Array.from({length: 1000}, (_, index) => `https://a.example.com/${index}`);
    const pixel = [...Array.from({length: 20}, () => 'http://a.example.com/'), ...many].join('||');
    expect(maxPixels).toBe(10);
    expect(readJsonAd({ads: [{...item, pixel}]}, now)?.pixels).toEqual([
      'https://srv.example.com/seen/1?t=1767225600',
      ...many.slice(0, 9),
    ]);
  });

  it('a time and a pixel that are both as long as they can be make no endless address', () => {
    const pixel = `https://a.example.com/?${'[timestamp]'.repeat(4000)}`;
    const {pixels = []} = readJsonAd([{...item, timestamp: '9'.repeat(50_000), pixel}], now) ?? {};
    expect(Math.max(...pixels.map((address) => address.length))).toBeLessThan(100_000);
  });

  it.each<unknown>([
    null,
    undefined,
    7,
    'text',
    [[]],
    [[item]],
    {},
    {ads: null},
    {ads: 'x'},
    {ads: {0: item}},
    {ads: []},
  ])('the malformed body %j has none', (body) => {
    expect(readJsonAd(body, now)).toBeNull();
  });
});
