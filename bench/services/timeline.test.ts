import {describe, expect, it} from 'vitest';
import type {Note} from './observe';
import {sumLayoutShifts, buildTimeline} from './timeline';

const collect = 'https://analytics.test/collect';

const note = (ms: number, type: string, name = ''): Note => ({ms, type, name});

describe('buildTimeline', () => {
  it('puts what the browser noted and what analytics got into one order', () => {
    const notes = [
      note(5, 'first byte'),
      note(60, 'resource', 'https://analytics.test/gtag/js?id=G-TEST123'),
      note(20, 'paint', 'first-contentful-paint'),
      note(30, 'resource', 'https://example.com/picture.svg'),
      note(70, 'resource', collect),
      note(80, 'resource', collect),
      note(75, 'mark', 'advert shown: carbon-body-top-inline'),
    ];
    const commands = [
      ['set', 'user_properties', {userLanguage: 'en'}],
      ['event', 'CLS', {value: 0.12345}],
    ];
    expect(buildTimeline(notes, commands).map(({ms, what}) => `${ms} ${what}`)).toEqual([
      '5 first byte of the page',
      '20 first paint of content (FCP)',
      '60 request of the analytics script',
      '70 sent: user properties, `userLanguage` en',
      '75 advert shown: carbon-body-top-inline',
      '80 sent: event `CLS`, `value` 0.123',
    ]);
  });

  it('has the last of the paints that were the largest', () => {
    const paints = ['p', 'h1'].map((name, index) =>
      note(index, 'mark', `largest paint of content (LCP): ${name}`),
    );
    expect(buildTimeline(paints, [])).toEqual([{ms: 1, what: 'largest paint of content (LCP): h1'}]);
  });

  it('leaves out what starts the script of the vendor, and keeps the requests apart', () => {
    const notes = [note(1, 'resource', collect), note(2, 'resource', collect)];
    const commands = [
      ['config', 'G-TEST123', {send_page_view: false}],
      ['event', 'page_view', {}],
    ];
    expect(buildTimeline(notes, commands)).toHaveLength(1);
    expect(buildTimeline(notes, commands)[0]?.ms).toBe(2);
  });

  it('fails when requests and commands do not match', () => {
    expect(() => buildTimeline([], [['event', 'page_view', {}]])).toThrow('0 requests sent 1 commands');
  });
});

describe('sumLayoutShifts', () => {
  it('is the sum of all layout shifts', () => {
    expect(
      sumLayoutShifts([note(1, 'mark', 'layout shift of 0.25'), note(2, 'mark', 'layout shift of 0.5')]),
    ).toBe(0.75);
    expect(sumLayoutShifts([])).toBe(0);
  });
});
