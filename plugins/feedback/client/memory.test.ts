// @vitest-environment jsdom
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {draftLifeMs, draftsOf, keepDraft, keepRating, mostRatings, ratingOf, type Draft} from './memory';
import {draftsKey, hasLeftSomething, ratingsKey} from './storageKeys';

const page = '/zh/x/react-charts/';
const draft: Draft = {id: '0123456789abcdef', rating: null, comment: 'Half a sent', at: 1000};

beforeEach(() => localStorage.clear());

describe('drafts', () => {
  it('B8.2 are kept by page and by what they are about', () => {
    keepDraft(page, 'page', {...draft, rating: 0}, 1000);
    keepDraft(page, '#axis', draft, 1000);
    keepDraft('/x/', 'demo:Bars', draft, 1000);
    expect(draftsOf(page, 1000)).toEqual(
      new Map([
        ['page', {...draft, rating: 0}],
        ['#axis', draft],
      ]),
    );
    expect([...draftsOf('/x/', 1000).keys()]).toEqual(['demo:Bars']);
    expect(draftsOf('/x/react-charts/', 1000).size).toBe(0);
  });

  it('B8.2 leave nothing behind once they are sent', () => {
    keepDraft(page, '#axis', draft, 1000);
    keepDraft(page, '#axis', null, 1000);
    expect(localStorage.length).toBe(0);
  });

  it('last thirty days', () => {
    keepDraft(page, 'page', draft, 1000);
    expect(draftsOf(page, 999 + draftLifeMs).size).toBe(1);
    expect(draftsOf(page, 1000 + draftLifeMs).size).toBe(0);
    keepDraft('/x/', 'page', {...draft, at: 1000 + draftLifeMs}, 1000 + draftLifeMs);
    expect(localStorage.getItem(draftsKey)).not.toContain(page);
  });
});

describe('ratings', () => {
  it('B8.2 are remembered by page, the last one counts', () => {
    keepRating(page, 1);
    keepRating(page, 0);
    expect(ratingOf(page)).toBe(0);
    expect(ratingOf('/x/')).toBeNull();
  });

  it('are forgotten, the oldest first, when there are many', () => {
    for (let index = 0; index <= mostRatings; index += 1) keepRating(`/x/${index}/`, 1);
    expect([ratingOf('/x/0/'), ratingOf('/x/1/'), ratingOf(`/x/${mostRatings}/`)]).toEqual([null, 1, 1]);
  });
});

describe('what is no memory', () => {
  const corrupt = [
    '',
    '{',
    'null',
    '[]',
    '7',
    `{"${page}":7}`,
    `{"${page}":{"page":null}}`,
    `{"${page}":{"page":{"id":"short","rating":1,"comment":"","at":1000}}}`,
    `{"${page}":{"page":{"id":"0123456789abcdef","rating":3,"comment":"","at":1000}}}`,
    `{"${page}":{"page":{"id":"0123456789abcdef","rating":1,"comment":["a"],"at":1000}}}`,
    `{"${page}":{"elsewhere":${JSON.stringify(draft)}}}`,
  ];

  it.each(corrupt)('is dropped, not thrown: %s', (text) => {
    localStorage.setItem(draftsKey, text);
    localStorage.setItem(ratingsKey, text);
    expect(draftsOf(page, 1000).size).toBe(0);
    if (!text.endsWith('":7}')) expect(ratingOf(page)).toBeNull();
    keepDraft(page, 'page', draft, 1000);
    keepRating(page, 1);
    expect([draftsOf(page, 1000).size, ratingOf(page)]).toEqual([1, 1]);
  });

  it('a blocked storage throws nothing', () => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    }
    keepDraft(page, 'page', draft);
    keepRating(page, 1);
    expect([draftsOf(page).size, ratingOf(page), hasLeftSomething(page)]).toEqual([0, null, false]);
  });
});

it('B8.2 the page knows whether something was left on it, and on no other', () => {
  keepRating('/x/react-charts/axis/', 1);
  expect(hasLeftSomething('/x/react-charts/')).toBe(false);
  expect(hasLeftSomething('/x/react-charts/axis/')).toBe(true);
  keepDraft(page, '#axis', draft, 1000);
  expect(hasLeftSomething(page)).toBe(true);
});
