import {describe, expect, it, vi} from 'vitest';
import {createPayloadCheck} from '../../../scripts/preview/feedback/validate';
import {longestComment} from '../payload';
import schema from '../payload.schema.json';
import {issueLink, longestLink} from './issueLink';
import {makePayload, randomId, saysSomething} from './makePayload';
import type {Draft} from './memory';
import {withForm} from './openForms';
import {patienceMs, readSettings, send} from './send';

const place = {page: '/zh/x/react-data-grid/sorting/', target: 'page', version: '8.0.0-alpha.12'} as const;
const draft: Draft = {id: randomId(), rating: 1, comment: ' 很清楚。\n', at: 0};

describe('the payload', () => {
  it('B8.2 has the fields of the contract', () => {
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
    expect(schema.properties.comment.maxLength).toBe(longestComment);
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
  ])('B8.2 says what it is about: %j', (where, expected) => {
    const payload = makePayload(where, draft);
    expect(payload).toMatchObject(expected);
    expect(createPayloadCheck().isPayload(payload)).toBe(true);
  });

  it('says something with a rating or a text', () => {
    const says = (rating: Draft['rating'], comment: string) =>
      saysSomething(makePayload(place, {...draft, rating, comment}));
    expect([says(0, ''), says(null, 'a'), says(null, ' \n')]).toEqual([true, true, false]);
  });

  it('B8.2 has a random id', () => {
    const ids = Array.from({length: 100}, randomId);
    expect(new Set(ids).size).toBe(100);
    expect(ids.every((id) => new RegExp(schema.properties.id.pattern).test(id))).toBe(true);
  });
});

describe('sending', () => {
  const payload = makePayload(place, draft);

  it('B8.2 posts JSON and takes any 2xx for success', async () => {
    const fetch = vi.fn(async () => new Response(null, {status: 202}));
    vi.stubGlobal('fetch', fetch);
    await send('https://feedback.test/docs', payload);
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

  it.each([400, 404, 429, 500, 503])('B8.2 status %i is a failure', async (status) => {
    vi.stubGlobal('fetch', async () => new Response('', {status}));
    await expect(send('/feedback', payload)).rejects.toThrow(`Status ${status}`);
  });

  it('B8.2 no answer in time is a failure', async () => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'fetch',
      (_: string, {signal}: {signal: AbortSignal}) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    );
    const result = expect(send('/feedback', payload)).rejects.toThrow('aborted');
    await vi.advanceTimersByTimeAsync(patienceMs);
    await result;
    vi.useRealTimers();
  });

  it('asks the server where to send, and believes no other form of answer', async () => {
    const settings = {address: '/feedback', issues: 'https://example.com/new'};
    const fetch = vi.fn(async () => Response.json(settings));
    vi.stubGlobal('fetch', fetch);
    expect(await readSettings('/zh/x/')).toEqual(settings);
    expect(fetch).toHaveBeenCalledWith('/zh/x/feedback.json', expect.anything());
    fetch.mockImplementation(async () => Response.json({...settings, address: 7}));
    await expect(readSettings('/x/')).rejects.toThrow('another form');
  });
});

describe('a prefilled issue', () => {
  const read = (link: string) => new URL(link).searchParams;
  const issues = 'https://github.com/o/r/issues/new';
  const address = 'https://docs.test/zh/x/react-data-grid/sorting/';

  it('B8.3 has page, opinion and text', () => {
    const link = issueLink(issues, address, makePayload(place, draft));
    expect(link.startsWith(`${issues}?`)).toBe(true);
    expect(read(link).get('title')).toBe('Feedback on /x/react-data-grid/sorting/');
    expect(read(link).get('body')).toBe(
      `Page: ${address}\nVersion: 8.0.0-alpha.12\nHelpful: yes\n\n很清楚。`,
    );
  });

  it('B8.3 names section and demo', () => {
    const about = (target: '#a' | 'demo:Bars') =>
      read(issueLink(issues, address, makePayload({...place, target}, draft))).get('title');
    expect(about('#a')).toMatch(/ #a$/);
    expect(about('demo:Bars')).toMatch(/ Bars$/);
  });

  it('B8.3 is short enough for a server, whatever the text, and breaks no character', () => {
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
