import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {fetchJsonAd} from './fetchJsonAd';

const address = 'https://ads.example.com/json';
const good = {ads: [{statlink: 'https://ads.example.com/c', company: 'Sensor Works'}]};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

type Answer = () => Promise<Response>;

const answer =
  (body: BodyInit, status = 200): Answer =>
  () =>
    Promise.resolve(new Response(body, {status}));
const refuse: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const hang = (_: unknown, {signal}: {signal?: AbortSignal} = {}) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });

/** Times of the requests in ms, and the result once it is there. */
function run(answers: (...request: Parameters<typeof hang>) => Promise<Response>) {
  const start = Date.now();
  const times: number[] = [];
  const fetchFake = vi.fn((...request: Parameters<typeof hang>) => {
    times.push(Date.now() - start);
    return answers(...request);
  });
  vi.stubGlobal('fetch', fetchFake);
  const ends = new AbortController();
  return {times, fetchFake, ends, result: fetchJsonAd(address, ends.signal)};
}

describe('the request for a JSON ad', () => {
  it('B5.6 gets the configured address without a payload', async () => {
    const {result, fetchFake} = run(answer(JSON.stringify(good)));
    expect((await result)?.advert.name).toBe('Sensor Works');
    expect(fetchFake).toHaveBeenCalledTimes(1);
    expect(fetchFake.mock.calls[0]).toEqual([
      address,
      expect.objectContaining({credentials: 'omit', redirect: 'error'}),
    ]);
    expect(fetchFake.mock.calls[0]?.[1]).not.toHaveProperty('body');
    expect(fetchFake.mock.calls[0]?.[1]).not.toHaveProperty('method');
  });

  it.each([
    ['cannot be reached', refuse],
    ['answers with an error', answer('', 503)],
    ['answers with no JSON', answer('<html>')],
    ['answers with nothing', answer('')],
  ])('B5.6 a service that %s is asked ten times, with longer pauses, and no more', async (_, answers) => {
    const {times, result} = run(answers);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await result).toBeNull();
    expect(times).toEqual([0, 250, 750, 1750, 3750, 7750, 11_750, 15_750, 19_750, 23_750]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('B5.6 an attempt takes 3 s at most', async () => {
    const {times, result} = run(hang);
    await vi.advanceTimersByTimeAsync(8000);
    expect(times).toEqual([0, 3250, 6750]);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await result).toBeNull();
    expect(times).toHaveLength(10);
  });

  it('B5.6 an attempt that does better ends the series', async () => {
    let left = 3;
    const {times, result} = run((...request) =>
      (left -= 1) < 0 ? answer(JSON.stringify(good))() : left === 1 ? hang(...request) : refuse(),
    );
    await vi.advanceTimersByTimeAsync(20_000);
    expect((await result)?.advert.link).toBe('https://ads.example.com/c');
    expect(times).toEqual([0, 250, 3750, 4750]);
  });

  it.each<unknown>([{}, {ads: []}, {ads: [{}]}, [], 'text'])(
    'B5.6 %j is an answer: no ad, no second request',
    async (body) => {
      const {times, result} = run(answer(JSON.stringify(body)));
      await vi.advanceTimersByTimeAsync(120_000);
      expect(await result).toBeNull();
      expect(times).toEqual([0]);
    },
  );

  it.each([
    ['a request', hang, 1000, 1],
    ['a pause', refuse, 500, 2],
  ])('B5.6 stops in the middle of %s when the block is gone', async (_, answers, time, requests) => {
    const {times, result, ends} = run(answers);
    await vi.advanceTimersByTimeAsync(time);
    ends.abort();
    expect(await result).toBeNull();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(times).toHaveLength(requests);
    expect(vi.getTimerCount()).toBe(0);
  });
});
