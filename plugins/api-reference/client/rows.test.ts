// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {comeTo, namedEntry, openRow, setRowsOpen} from './rows';

beforeEach(() => {
  document.body.innerHTML = `<main><details id="prop-rows" data-api-entry="rows"><summary>rows</summary></details>
    <details id="prop-slots" data-api-entry="slots"><summary>slots</summary></details></main><p id="below"></p>`;
});

afterEach(() => {
  vi.unstubAllGlobals();
  window.location.hash = '';
});

const root = () => document.querySelector('main') ?? document.body;
const open = () => [...document.querySelectorAll('details[open]')].map(({id}) => id);

it('the row that the address names is found in its own content, and opened', () => {
  window.location.hash = '#prop-rows';
  const entry = namedEntry(root());
  expect(entry?.id).toBe('prop-rows');
  if (entry) openRow(entry);
  expect(open()).toEqual(['prop-rows']);
  for (const hash of ['#below', '#100%', '']) {
    window.location.hash = hash;
    expect(namedEntry(root())).toBeUndefined();
  }
});

it.each([
  [true, []],
  [false, ['prop-rows', 'prop-slots']],
])('where the style sheet can show closed rows (%j), it opens %j', (canShow, ids) => {
  vi.stubGlobal('CSS', {supports: () => canShow});
  setRowsOpen(root(), true);
  expect(open()).toEqual(ids);
});

/** An entry that rests at one of these heights after each scroll, in a page whose frames are drawn by hand. */
function moving(...tops: readonly number[]) {
  const frames = new Map<number, FrameRequestCallback>();
  let count = 0;
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    frames.set(++count, callback);
    return count;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
  const entry = root();
  let scrolls = 0;
  const top = () => (scrolls % 2 === 0 ? (tops[scrolls / 2] ?? 0) : 0);
  const place = vi.fn(() => DOMRect.fromRect({y: top()}));
  // Each scroll brings it to 0; what is laid out until the next frame moves it.
  vi.spyOn(entry, 'getBoundingClientRect').mockImplementation(() => {
    const rect = place();
    scrolls += 1;
    return rect;
  });
  entry.scrollIntoView = vi.fn();
  const draw = () => {
    const next = [...frames].at(-1);
    if (next) {
      frames.delete(next[0]);
      next[1](16);
    }
    return next !== undefined;
  };
  return {entry, draw, scrolled: () => vi.mocked(entry.scrollIntoView).mock.calls.length};
}

it('comes to an entry again until the rows around it have their height', () => {
  const {entry, draw, scrolled} = moving(900, 0, 250);
  comeTo(entry);
  expect(scrolled()).toBe(1);
  let frames = 0;
  while (draw()) frames += 1;
  // Calm in the second, moved before the third, calm in the twelve after it.
  expect(frames).toBe(14);
  expect(scrolled()).toBe(15);
});

it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('leaves a reader alone after %s', (move) => {
  const {entry, draw, scrolled} = moving(900, 900);
  comeTo(entry);
  window.dispatchEvent(new Event(move));
  expect(draw()).toBe(false);
  expect(scrolled()).toBe(1);
});

it('leaves a page alone that never comes to rest', () => {
  const {entry, draw, scrolled} = moving(...Array.from({length: 200}, () => 500));
  comeTo(entry);
  while (draw()) expect(scrolled()).toBeLessThan(150);
  expect(scrolled()).toBe(120);
});

it('forgets an entry when it is told to', () => {
  const {entry, draw} = moving(900, 900);
  comeTo(entry)();
  expect(draw()).toBe(false);
});
