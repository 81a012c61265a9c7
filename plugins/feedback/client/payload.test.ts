import {describe, expect, it, vi} from 'vitest';
import {createPayloadCheck} from '../server/validate';
import {longestComment} from '../payload';
import schema from '../payload.schema.json';
import {issueLink, longestLink} from './issueLink';
import {cleanComment, makePayload, hasContent, type Statement} from './makePayload';
import {withForm} from './openForms';
import {randomId} from './randomId';
import {inTime, patienceMs, readSettings, RefusedError, retryTime, send} from './send';

const place = {page: '/zh/x/react-data-grid/sorting/', target: 'page', version: '8.0.0-alpha.12'} as const;
const draft: Statement = {id: randomId(), rating: 1, comment: ' 很清楚。\n'};
const {signal} = new AbortController();

describe('the payload', () => {
  it('has the fields of the contract', () => {
    const payload = makePayload(place, draft);
    expect(payload).toEqual({
      page: '/x/react-data-grid/sorting/',
      version: '8.0.0-alpha.12',
      language: 'zh',
      productId: 'x-data-grid',
      rating: 1,
      comment: '很清楚。',
      sectionHash: null,
      demo: null,
      id: draft.id,
    });
    expect(Object.keys(payload).sort()).toEqual([...schema.required].sort());
  });

  it.each([
    [
      {...place, target: '#排序' as const},
      {sectionHash: '#排序', demo: null, rating: null},
    ],
    [
      {...place, target: 'demo:SortingBasic' as const},
      {sectionHash: null, demo: 'SortingBasic', rating: null},
    ],
    [
      {...place, page: '/x/api/charts/bar-chart/'},
      {language: 'en', productId: 'x-charts', rating: 1},
    ],
  ])('says what it is about: %j', (where, expected) => {
    const payload = makePayload(where, draft);
    expect(payload).toMatchObject(expected);
    expect(createPayloadCheck().isPayload(payload)).toBe(true);
  });

  it.each([
    ['/x/v7/react-data-grid/sorting/', '/x/react-data-grid/sorting/', 'en'],
    ['/zh/x/v7/react-data-grid/sorting/', '/x/react-data-grid/sorting/', 'zh'],
    ['/x/v7/', '/x/', 'en'],
    ['/zh/x/react-charts/?a=1#b', '/x/react-charts/', 'zh'],
  ])('names the page without language and version: %s', (page, expected, language) => {
    for (const target of ['page', '#a', 'demo:Bars'] as const) {
      const payload = makePayload({page, target, version: 'v7'}, draft);
      expect(payload).toMatchObject({page: expected, language, version: 'v7'});
      expect(createPayloadCheck().isPayload(payload)).toBe(true);
    }
  });

  it('has no text that nobody has typed, so that the longest one is small enough for an endpoint', () => {
    expect(cleanComment(' a\u0000\u001b\n\tb\ud800 😀\u0085 ')).toBe('a\n\tb 😀');
    for (const sign of ['网', '\u0001', '\ud800', '"', '\n']) {
      const comment = `a${sign.repeat(longestComment - 2)}a`;
      expect(Buffer.byteLength(JSON.stringify(makePayload(place, {...draft, comment})))).toBeLessThan(16_000);
    }
  });

  it('says something with a rating or a text', () => {
    const says = (rating: Statement['rating'], comment: string) =>
      hasContent(makePayload(place, {...draft, rating, comment}));
    expect([says(0, ''), says(null, 'a'), says(null, ' \n')]).toEqual([true, true, false]);
  });

  it('has a random id', () => {
    const ids = Array.from({length: 100}, randomId);
    expect(new Set(ids).size).toBe(100);
    expect(ids.every((id) => new RegExp(schema.properties.id.pattern).test(id))).toBe(true);
  });
});

describe('sending', () => {
  const payload = makePayload(place, draft);

  it.each([200, 201, 202, 204])('posts JSON and takes %i for success', async (status) => {
    const fetch = vi.fn(async () => new Response(null, {status}));
    vi.stubGlobal('fetch', fetch);
    await send('https://feedback.test/docs', payload, signal);
    expect(fetch).toHaveBeenCalledWith(
      'https://feedback.test/docs',
      expect.objectContaining({
        method: 'POST',
        headers: {'Content-Type': 'application/json'},
        body: JSON.stringify(payload),
        credentials: 'omit',
      }),
    );
  });

  it.each([304, 400, 404, 413, 429, 500, 503])('status %i is a failure', async (status) => {
    vi.stubGlobal('fetch', async () => new Response(null, {status}));
    await expect(send('/feedback', payload, signal)).rejects.toThrow(RefusedError);
  });

  it('no answer in time is a failure', async () => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'fetch',
      (_: string, {signal}: {signal: AbortSignal}) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    );
    const result = expect(inTime((one) => send('/feedback', payload, one))).rejects.toThrow('aborted');
    await vi.advanceTimersByTimeAsync(patienceMs);
    await result;
    vi.useRealTimers();
  });

  it.each([
    ['42', 43_000],
    [' 0 ', 1000],
    ['Thu, 01 Jan 1970 00:01:00 GMT', 60_000],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 1000],
    [null, 61_000],
    ['soon', 61_000],
    ['99999999999', 1000 + 86_400_000],
  ])('too many: %j is understood', (header, at) => {
    expect(retryTime(header, 1000)).toBe(at);
  });

  it('only too many entries make a time to wait for', async () => {
    for (const status of [429, 503]) {
      vi.stubGlobal('fetch', async () => new Response('', {status, headers: {'Retry-After': '42'}}));
      const error = await send('/feedback', payload, signal).catch((thrown: unknown) => thrown);
      expect(error instanceof RefusedError && error.retryAt !== undefined).toBe(status === 429);
    }
  });

  it('asks the server where to send, and believes no other form of answer', async () => {
    const settings = {address: '/feedback', issues: 'https://example.com/new'};
    const fetch = vi.fn(async () => Response.json(settings));
    vi.stubGlobal('fetch', fetch);
    expect(await readSettings('/zh/x/', signal)).toEqual(settings);
    expect(fetch).toHaveBeenCalledWith('/zh/x/feedback.json', expect.anything());
    fetch.mockImplementation(async () => Response.json({...settings, address: 7}));
    await expect(readSettings('/x/', signal)).rejects.toThrow('another form');
  });
});

describe('a prefilled issue', () => {
  const read = (link: string) => new URL(link).searchParams;
  const issues = 'https://github.com/o/r/issues/new';
  const address = 'https://docs.test/zh/x/react-data-grid/sorting/';

  it('has page, opinion and text', () => {
    const link = issueLink(issues, address, makePayload(place, draft));
    expect(link.startsWith(`${issues}?`)).toBe(true);
    expect(read(link).get('title')).toBe('Feedback on /x/react-data-grid/sorting/');
    expect(read(link).get('body')).toBe(
      `Page: ${address}\nVersion: 8.0.0-alpha.12\nHelpful: yes\n\n很清楚。`,
    );
  });

  it('names section and demo', () => {
    const about = (target: '#a' | 'demo:Bars') =>
      read(issueLink(issues, address, makePayload({...place, target}, draft))).get('title');
    expect(about('#a')).toMatch(/ #a$/);
    expect(about('demo:Bars')).toMatch(/ Bars$/);
  });

  it('is short enough for a server, whatever the text, and breaks no character', () => {
    const comment = '网格😀'.repeat(1000);
    const link = issueLink(issues, address, makePayload(place, {...draft, comment}));
    expect(link.length).toBeLessThanOrEqual(longestLink);
    expect(link.length).toBeGreaterThan(longestLink - 40);
    const text = read(link).get('body')?.split('\n').at(-1) ?? '';
    expect(text.endsWith('…')).toBe(true);
    expect(comment.startsWith(text.slice(0, -1))).toBe(true);
    expect(text).not.toContain('\ufffd');
  });
});

it('a form that was sent is followed by a new one', () => {
  const first = withForm([], '#a');
  expect(withForm(first, '#a')).toBe(first);
  const [form] = first;
  expect(form && withForm([{...form, sent: true}], '#a')).toEqual([{target: '#a', round: 1, sent: false}]);
  expect(withForm(first, 'page')).toHaveLength(2);
});
