// @vitest-environment jsdom
import {beforeEach, describe, expect, it, vi} from 'vitest';
import type {Payload} from '../payload';
import {
  createMemory,
  draftsKey,
  toKey,
  maxUnsent,
  ratingLifeMs,
  ratingsKey,
  parseTarget,
  unsentKey,
  unsentLifeMs,
} from './memory';

const page = '/zh/x/react-charts/';
const about = toKey(page, 'page');
const id = '0123456789abcdef';
const payload: Payload = {
  page: '/x/react-charts/',
  version: '8.0.0',
  language: 'zh',
  productId: 'x-charts',
  rating: 1,
  comment: '',
  sectionHash: null,
  demo: null,
  id,
};

let time = 1000;
const open = () => createMemory(() => time);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  time = 1000;
});

describe('the memory', () => {
  it('keeps things apart by page, section and demo', () => {
    const {drafts} = open();
    drafts.set(about, {comment: 'Page', at: time});
    drafts.set(toKey(page, '#axis'), {comment: 'Section', at: time});
    drafts.set(toKey('/x/', 'demo:Bars'), {comment: 'Demo', at: time});
    const again = [...open().drafts.all().keys()];
    expect(again.map((key) => parseTarget(page, key))).toEqual(['page', '#axis', undefined]);
    expect(again.map((key) => parseTarget('/x/', key))).toEqual([undefined, undefined, 'demo:Bars']);
  });

  it('leaves nothing behind once everything is removed', () => {
    const {drafts} = open();
    drafts.set(about, {comment: 'Page', at: time});
    drafts.set(about, null);
    expect(localStorage.length).toBe(0);
  });

  it('keeps a text and what is unsent for thirty days, a rating for a year', () => {
    const {drafts, unsent, ratings} = open();
    drafts.set(about, {comment: 'Page', at: time});
    unsent.set(about, {payload, at: time});
    ratings.set(about, {id, rating: 0, at: time});
    const kept = () => {
      const memory = open();
      return [memory.drafts, memory.unsent, memory.ratings].map((records) => records.all().size);
    };
    time = 999 + unsentLifeMs;
    expect(kept()).toEqual([1, 1, 1]);
    time = 1000 + unsentLifeMs;
    expect(kept()).toEqual([0, 0, 1]);
    expect([unsentLifeMs, ratingLifeMs].map((life) => life / 86_400_000)).toEqual([30, 365]);
    time = 1000 + ratingLifeMs;
    expect(kept()).toEqual([0, 0, 0]);
    expect(localStorage.length).toBe(3);
    open().tidy();
    expect(localStorage.length).toBe(0);
  });

  it('remembers any number of ratings, and the twenty newest entries that are unsent', () => {
    const {ratings, unsent} = open();
    for (let index = 0; index < 300; index += 1) {
      time += 1;
      ratings.set(toKey(`/x/${index}/`, 'page'), {id, rating: 1, at: time});
      unsent.set(toKey(`/x/${index}/`, 'page'), {payload, at: time});
    }
    expect(ratings.all().size).toBe(300);
    expect([...unsent.all().keys()]).toEqual(
      Array.from({length: maxUnsent}, (_, index) => `/x/${300 - maxUnsent + index}/ page`),
    );
  });

  it('knows a visit for as long as its tab is open', () => {
    const visit = open().visit();
    expect(open().visit()).toBe(visit);
    sessionStorage.clear();
    expect(open().visit()).not.toBe(visit);
  });
});

describe('what is no memory', () => {
  const draft = {comment: 'Half a sent', at: 1000};
  const corrupt = [
    '',
    '{',
    'null',
    '[]',
    '7',
    `{"${about}":7}`,
    `{"${about}":null}`,
    `{"${about}":{"id":"short","rating":1,"at":1000}}`,
    `{"${about}":{"id":"${id}","rating":3,"at":1000}}`,
    `{"${about}":{"id":"${id}","rating":1}}`,
    `{"${about}":{"comment":["a"],"at":1000}}`,
    `{"${about}":{"payload":null,"at":1000}}`,
    `{"${about}":{"payload":${JSON.stringify({...payload, comment: null})},"at":1000}}`,
    `{"${about}":{"payload":${JSON.stringify({...payload, id: 7})},"at":1000}}`,
    `{"${about}":{"payload":${JSON.stringify(payload)},"at":"now"}}`,
    `{"${about}":{"payload":${JSON.stringify(payload)},"at":1000,"retryAt":"later"}}`,
    `{"${about}":{"payload":${JSON.stringify(payload)},"at":1000,"refusedIn":7}}`,
  ];

  it.each(corrupt)('is dropped, not thrown: %s', (text) => {
    for (const key of [draftsKey, ratingsKey, unsentKey]) localStorage.setItem(key, text);
    const memory = open();
    expect([memory.drafts, memory.ratings, memory.unsent].map((records) => records.get(about))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    memory.tidy();
    expect(localStorage.length).toBe(0);
    memory.drafts.set(about, draft);
    expect(open().drafts.get(about)).toEqual(draft);
  });

  it('leaves what is valid beside it', () => {
    localStorage.setItem(draftsKey, JSON.stringify({[about]: draft, [toKey(page, '#axis')]: 7}));
    const {drafts} = open();
    drafts.tidy();
    expect(localStorage.getItem(draftsKey)).toBe(JSON.stringify({[about]: draft}));
  });

  it.each([
    ['blocked', ['getItem', 'setItem', 'removeItem']],
    ['full', ['setItem']],
  ] as const)('a storage that is %s: what is said lasts as long as the visit', (reason, names) => {
    for (const name of names) {
      vi.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException(reason, 'QuotaExceededError');
      });
    }
    const memory = open();
    memory.ratings.set(about, {id, rating: 1, at: time});
    memory.drafts.set(about, draft);
    memory.drafts.set(about, null);
    expect([memory.ratings.get(about)?.rating, memory.drafts.get(about)]).toEqual([1, undefined]);
    expect(memory.visit()).toBe(memory.visit());
    memory.tidy();
    expect(open().ratings.get(about)).toBeUndefined();
  });
});
