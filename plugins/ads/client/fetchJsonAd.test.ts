import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {fetchJsonAd, maxBytes} from './fetchJsonAd';

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

/** The head of an answer arrives and its body does not, until the request is ended. */
const hangInBody = (_: unknown, {signal}: {signal?: AbortSignal} = {}) =>
  Promise.resolve(
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"ads": ['));
          signal?.addEventListener('abort', () =>
            controller.error(new DOMException('Aborted', 'AbortError')),
          );
        },
      }),
    ),
  );

/** The connection is lost in the middle of the body. */
const broken: Answer = () =>
  Promise.resolve(
    new Response(
      new ReadableStream({
        pull(controller) {
          controller.error(new TypeError('network error'));
        },
      }),
    ),
  );

const statuses = (all: readonly number[]) =>
  all.map((status): [string, Answer] => [`${status}`, answer('', status)]);

/** A good answer of so many bytes. */
function padded(bytes: number): string {
  const text = JSON.stringify(good);
  return text + ' '.repeat(bytes - text.length);
}

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
  it('gets the configured address without a payload', async () => {
    const {result, fetchFake} = run(answer(JSON.stringify(good)));
    expect((await result)?.advert.name).toBe('Sensor Works');
    expect(fetchFake).toHaveBeenCalledTimes(1);
    expect(fetchFake.mock.calls[0]).toEqual([
      address,
      expect.objectContaining({credentials: 'omit', redirect: 'manual'}),
    ]);
    expect(fetchFake.mock.calls[0]?.[1]).not.toHaveProperty('body');
    expect(fetchFake.mock.calls[0]?.[1]).not.toHaveProperty('method');
  });

  it.each([
    ['cannot be reached', refuse],
    ['has too much to do', answer('', 429)],
    ['fails', answer('', 500)],
    ['is not available', answer('', 503)],
    ['fails in its own way', answer('', 599)],
    ['breaks off', broken],
  ])('a service that %s is asked ten times, with longer pauses, and no more', async (_, answers) => {
    const {times, result} = run(answers);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await result).toBeNull();
    expect(times).toEqual([0, 250, 750, 1750, 3750, 7750, 11_750, 15_750, 19_750, 23_750]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ...statuses([400, 401, 403, 404, 408, 410, 418, 451]),
    ['a redirect', () => Promise.resolve(Response.redirect('https://elsewhere.example.com/', 302))],
    ['a redirect as browsers hide it', () => Promise.resolve(Response.error())],
    ['no content', () => Promise.resolve(new Response(null, {status: 204}))],
    ['no JSON', answer('<html>')],
    ['half of a JSON', answer(JSON.stringify(good).slice(0, -1))],
    ['nothing', answer('')],
    ['JSON that is nested without end', answer('['.repeat(90_000))],
    ['more than 100 kB', answer(padded(maxBytes + 1))],
    ['more than 100 kB of two bytes each', answer(JSON.stringify({...good, x: 'é'.repeat(maxBytes / 2)}))],
  ])('a service that answers with %s is not asked again', async (_, answers) => {
    const {times, result} = run(answers);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await result).toBeNull();
    expect(times).toEqual([0]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('100 kB are read, and no more', async () => {
    expect(maxBytes).toBe(100_000);
    expect((await run(answer(padded(maxBytes))).result)?.advert.name).toBe('Sensor Works');
    let pulled = 0;
    const endless = () =>
      new Response(
        new ReadableStream({
          pull(controller) {
            pulled += 1;
            controller.enqueue(new Uint8Array(10_000).fill(32));
          },
        }),
      );
    expect(await run(() => Promise.resolve(endless())).result).toBeNull();
    expect(pulled).toBeLessThan(15);
  });

  it('characters that arrive in two pieces stay whole', async () => {
    const bytes = new TextEncoder().encode(JSON.stringify([{...good.ads[0], company: '传感器'}]));
    const pieces = new ReadableStream({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    expect((await run(() => Promise.resolve(new Response(pieces))).result)?.advert.name).toBe('传感器');
  });

  it.each([
    ['answer', hang],
    ['body', hangInBody],
  ])('an attempt takes 3 s at most, be it the %s that does not come', async (_, answers) => {
    const {times, result} = run(answers);
    await vi.advanceTimersByTimeAsync(8000);
    expect(times).toEqual([0, 3250, 6750]);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await result).toBeNull();
    expect(times).toHaveLength(10);
  });

  it('an attempt that does better ends the series', async () => {
    let left = 3;
    const {times, result} = run((...request) =>
      (left -= 1) < 0 ? answer(JSON.stringify(good))() : left === 1 ? hang(...request) : refuse(),
    );
    await vi.advanceTimersByTimeAsync(20_000);
    expect((await result)?.advert.link).toBe('https://ads.example.com/c');
    expect(times).toEqual([0, 250, 3750, 4750]);
  });

  it.each<unknown>([{}, {ads: []}, {ads: [{}]}, [], 'text', null])(
    '%j is an answer: no ad, no second request',
    async (body) => {
      const {times, result} = run(answer(JSON.stringify(body)));
      await vi.advanceTimersByTimeAsync(120_000);
      expect(await result).toBeNull();
      expect(times).toEqual([0]);
    },
  );

  it.each([
    ['a request', hang, 1000, 1],
    ['a body', hangInBody, 1000, 1],
    ['a pause', refuse, 500, 2],
  ])('stops in the middle of %s when the block is gone', async (_, answers, time, requests) => {
    const {times, result, ends} = run(answers);
    await vi.advanceTimersByTimeAsync(time);
    ends.abort();
    expect(await result).toBeNull();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(times).toHaveLength(requests);
    expect(vi.getTimerCount()).toBe(0);
  });
});
