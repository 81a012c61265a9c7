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

it('comes to an entry again when the rows around it have their height, unless it is told not to', () => {
  const frames = new Map<number, FrameRequestCallback>();
  let count = 0;
  const draw = (frame: number) => frames.get(frame)?.(16);
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    frames.set(++count, callback);
    return count;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
  const entry = root();
  entry.scrollIntoView = vi.fn();
  comeTo(entry);
  expect(entry.scrollIntoView).toHaveBeenCalledTimes(1);
  draw(1);
  draw(2);
  expect(entry.scrollIntoView).toHaveBeenCalledTimes(2);
  const forget = comeTo(entry);
  forget();
  draw(3);
  expect(entry.scrollIntoView).toHaveBeenCalledTimes(3);
});
