// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {Payload} from '../payload';
import type {Place} from './makePayload';
import {createFeedbackStore} from './store';
import {draftsKey, unsentKey} from './memory';
import {patienceMs} from './send';

const page = '/x/react-charts/';
const place: Place = {page, target: 'page', version: '8.0.0'};

/** What the endpoint has been sent; it answers in turn, at the end with success. */
function serve(...answers: (() => Promise<Response>)[]) {
  const sent: Payload[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    if (init.method !== 'POST') return Response.json({address: '/feedback', issues: 'https://issues.test/'});
    sent.push(JSON.parse(typeof init.body === 'string' ? init.body : '') as Payload);
    return (answers.shift() ?? (async () => new Response(null, {status: 204})))();
  });
  return sent;
}

const offline = () => Promise.reject(new TypeError('Failed to fetch'));

const stops: (() => void)[] = [];

/** Another tab of the same browser. */
function openTab() {
  const store = createFeedbackStore('/x/');
  stops.push(store.connect());
  return store;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const goOnline = () => window.dispatchEvent(new Event('online'));
const getUnsent = (store: ReturnType<typeof openTab>) => store.view(page, 'page').unsent;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  vi.useRealTimers();
});

describe('two tabs', () => {
  it('have one id for a page', async () => {
    const sent = serve();
    const [one, other] = [openTab(), openTab()];
    one.submit(place, 1, '');
    await settled();
    other.submit(place, 0, '');
    await settled();
    expect(sent.map(({rating}) => rating)).toEqual([1, 0]);
    expect(sent[0]?.id).toBe(sent[1]?.id);
  });

  it('send what waits once, where the browser has locks', async () => {
    let queue: Promise<unknown> = Promise.resolve();
    vi.stubGlobal('navigator', {
      onLine: true,
      locks: {request: (_: string, work: () => Promise<void>) => (queue = queue.then(work))},
    });
    const sent = serve(offline);
    const [one, other] = [openTab(), openTab()];
    one.submit(place, 1, '');
    await settled();
    goOnline();
    await settled();
    expect(sent).toHaveLength(2);
    expect([getUnsent(one), localStorage.getItem(unsentKey)]).toEqual([undefined, null]);
    window.dispatchEvent(new StorageEvent('storage', {key: unsentKey}));
    expect([getUnsent(other), other.view(page, 'page').rating]).toEqual([undefined, 1]);
  });

  it('send it under one id where it has none, or does not give them', async () => {
    for (const navigator of [
      {onLine: true},
      {onLine: true, locks: {request: () => Promise.reject(new DOMException('blocked', 'SecurityError'))}},
    ]) {
      localStorage.clear();
      vi.stubGlobal('navigator', navigator);
      const sent = serve(offline);
      const [one] = [openTab(), openTab()];
      one.submit(place, 1, '');
      await settled();
      goOnline();
      await settled();
      expect(sent.length).toBeGreaterThan(1);
      expect(new Set(sent.map(({id}) => id)).size).toBe(1);
      expect(localStorage.getItem(unsentKey)).toBeNull();
      stops.splice(0).forEach((stop) => stop());
    }
  });

  it('learn what the other one has changed', () => {
    const [one, other] = [openTab(), openTab()];
    const heard = vi.fn();
    stops.push(other.subscribe(heard));
    expect(other.view(page, '#axis').comment).toBe('');
    one.write(page, '#axis', 'Units?');
    window.dispatchEvent(new StorageEvent('storage', {key: draftsKey}));
    expect(heard).toHaveBeenCalledOnce();
    expect(other.view(page, '#axis').comment).toBe('Units?');
    window.dispatchEvent(new StorageEvent('storage', {key: 'of others'}));
    expect(heard).toHaveBeenCalledOnce();
  });
});

describe('what is sent', () => {
  it('is given up after ten seconds, from the question where to send on', async () => {
    vi.useFakeTimers();
    const never = (_: string, {signal}: {signal: AbortSignal}) =>
      new Promise<Response>((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new Error('aborted'))),
      );
    vi.stubGlobal('fetch', never);
    const store = openTab();
    store.submit(place, 1, '');
    await vi.advanceTimersByTimeAsync(patienceMs - 1);
    expect(store.view(page, 'page').isSending).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(store.view(page, 'page')).toMatchObject({isSending: false, rating: null, unsent: {}});
    expect(patienceMs).toBe(10_000);
  });

  it('asks where to send once for all that asks at the same time', async () => {
    const fetch = vi.fn(async () => Response.json({address: null, issues: 'https://issues.test/'}));
    vi.stubGlobal('fetch', fetch);
    const store = openTab();
    store.submit(place, 1, '');
    await store.askSettings();
    await settled();
    store.submit(place, 0, '');
    await settled();
    expect(fetch).toHaveBeenCalledOnce();
    expect([store.settings()?.address, getUnsent(store)]).toEqual([null, undefined]);
  });

  it('is nothing without a rating and a text', () => {
    const store = openTab();
    expect(store.submit({...place, target: '#axis'}, null, ' \n')).toBe(false);
    expect(localStorage.length).toBe(0);
  });

  it('an answer is the only thing that is left of a comment that is canceled before it was sent', async () => {
    const sent = serve(offline, offline);
    const store = openTab();
    store.submit(place, 1, '');
    await settled();
    store.submit(place, 1, 'Never mind');
    await settled();
    store.withdraw(page, 'page');
    expect(getUnsent(store)?.payload).toMatchObject({rating: 1, comment: ''});
    goOnline();
    await settled();
    expect(sent.map(({comment}) => comment)).toEqual(['', 'Never mind', '']);
  });

  it('goes on from page to page while the storage takes nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const sent = serve(offline);
    const store = openTab();
    store.submit(place, 1, '');
    await settled();
    expect(getUnsent(store)).toBeDefined();
    goOnline();
    await settled();
    expect(store.view(page, 'page')).toMatchObject({rating: 1, unsent: undefined});
    expect(sent).toHaveLength(2);
  });
});
