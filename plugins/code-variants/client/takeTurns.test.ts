import {afterEach, expect, it, vi} from 'vitest';
import {takeTurns} from './takeTurns';

const frames: (() => void)[] = [];

afterEach(() => {
  frames.length = 0;
  vi.useRealTimers();
});

function fakeFrames() {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
}

it('lets one go on with each frame, in the order in which they came', async () => {
  fakeFrames();
  const turn = takeTurns();
  const gone: string[] = [];
  for (const name of ['a', 'b']) void turn().then(() => gone.push(name));
  await vi.advanceTimersByTimeAsync(0);
  expect(gone).toEqual([]);
  frames.shift()?.();
  await vi.advanceTimersByTimeAsync(1);
  expect(gone).toEqual(['a']);
  frames.shift()?.();
  await vi.advanceTimersByTimeAsync(1);
  expect(gone).toEqual(['a', 'b']);
});

it('goes on without frames, as in a tab in the background', async () => {
  fakeFrames();
  const turn = takeTurns();
  const gone = vi.fn();
  void turn().then(gone);
  await vi.advanceTimersByTimeAsync(100);
  expect(gone).toHaveBeenCalledOnce();
});
