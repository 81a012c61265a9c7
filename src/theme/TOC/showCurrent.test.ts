// @vitest-environment jsdom
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {showCurrent} from './showCurrent';

/** Top and height of the elements, in px. */
let places: Record<string, [top: number, height: number]> = {};

beforeEach(() => {
  document.body.innerHTML = `<div id="column"><nav><ul id="list"><li><a id="entry" aria-current="location"></a></li></ul></nav></div>`;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [top = 0, height = 0] = places[this.id] ?? [];
    return new DOMRect(0, top, 200, height);
  });
});

const element = (id: string) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(id);
  return found;
};

describe('showCurrent', () => {
  it.each([
    ['below the middle', 900, 520],
    ['above the middle', 110, -270],
    ['near the middle', 480, 0],
  ])('an entry %s of the column', (_, top, scrolled) => {
    // The list is as high as all of its entries.
    places = {column: [80, 600], list: [top - 10, 40], entry: [top, 0]};
    showCurrent(element('list'));
    expect(element('column').scrollTop).toBe(scrolled);
    expect(element('list').scrollTop).toBe(0);
    expect(document.documentElement.scrollTop).toBe(0);
  });

  it('without a current entry nothing moves', () => {
    places = {column: [80, 600], list: [80, 4000], entry: [900, 20]};
    element('entry').removeAttribute('aria-current');
    showCurrent(element('list'));
    showCurrent(null);
    expect(element('column').scrollTop).toBe(0);
  });
});
