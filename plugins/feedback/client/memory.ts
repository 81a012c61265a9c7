import {storageNamespace} from '@site/config/storage';
import {hasShape, isNumber, isText, nullable, optional} from '@site/src/lib/hasShape';
import type {Payload, Rating, Target} from '../payload';
import {createKeptTexts} from './keptTexts';
import {randomId} from './randomId';
import {createRecords} from './records';

/** Texts that are being written; 30 days. */
export const draftsKey = `${storageNamespace}.feedback.drafts`;

/** What was submitted and could not be stored yet; 30 days. */
export const unsentKey = `${storageNamespace}.feedback.unsent`;

/** Ratings that were sent, and the ids of what was sent; a year. */
export const ratingsKey = `${storageNamespace}.feedback.ratings`;

/** In `sessionStorage`: the visit in which the endpoint has refused something. */
export const visitKey = `${storageNamespace}.feedback.visit`;

/** A text that is being written. */
export type Draft = {
  comment: string;
  /** When it was last changed, in ms since 1970. */
  at: number;
};

/** What a reader has said about a page, a section or a demo. */
export type StoredRating = {
  /** Made once: whatever the reader says later takes the place of what was said before. */
  id: string;
  /** The rating that is stored; `null` for none. */
  rating: Rating;
  at: number;
};

/** What was submitted and is not known to be stored. */
export type Unsent = {
  payload: Payload;
  at: number;
  /** The visit in which the endpoint refused it; absent when it gave no answer. */
  refusedIn?: string;
  /** When the endpoint takes more, in ms since 1970; after too many entries. */
  retryAt?: number;
};

/** What the browser keeps of a reader's feedback. */
export type Memory = ReturnType<typeof createMemory>;

const dayMs = 24 * 60 * 60 * 1000;

/** How long a text, and what could not be sent, is kept. */
export const unsentLifeMs = 30 * dayMs;

/** How long a rating is remembered. */
export const ratingLifeMs = 365 * dayMs;

/** How many entries wait to be sent. */
export const maxUnsent = 20;

/** The name of a page, section or demo among what is kept. */
export function toKey(page: string, target: Target): string {
  return `${page} ${target}`;
}

/** What of the page a name is about; `undefined` for the name of another page. */
export function parseTarget(page: string, key: string): Target | undefined {
  const target = key.startsWith(`${page} `) ? key.slice(page.length + 1) : '';
  return isTarget(target) ? target : undefined;
}

/** Opens the memory of this browser. */
export function createMemory(now: () => number = Date.now) {
  const texts = createKeptTexts(() => window.localStorage);
  const session = createKeptTexts(() => window.sessionStorage);
  const common = {texts, now};
  const drafts = createRecords({...common, key: draftsKey, isValid: isDraft, lifeMs: unsentLifeMs});
  const ratings = createRecords({...common, key: ratingsKey, isValid: isStoredRating, lifeMs: ratingLifeMs});
  const unsent = createRecords({
    ...common,
    key: unsentKey,
    isValid: isUnsent,
    lifeMs: unsentLifeMs,
    max: maxUnsent,
  });
  return {
    drafts,
    ratings,
    unsent,
    /** Their keys in the storage. */
    keys: [draftsKey, ratingsKey, unsentKey],
    /** Tells this visit, in this tab, from others; made when it is asked for. */
    visit(): string {
      const known = session.read(visitKey);
      if (isId(known)) return known;
      const visit = randomId();
      session.write(visitKey, visit);
      return visit;
    },
    /** Removes what is corrupt or too old. */
    tidy: () => [drafts, ratings, unsent].forEach((records) => records.tidy()),
  };
}

function isTarget(text: string): text is Target {
  return text === 'page' || text.startsWith('#') || text.startsWith('demo:');
}

const isId = (value: unknown): value is string => isText(value) && /^[\w-]{16,64}$/.test(value);

const isRating = (value: unknown): value is Rating => value === 1 || value === 0 || value === null;

const isDraft = hasShape<Draft>({comment: isText, at: isNumber});

const isStoredRating = hasShape<StoredRating>({id: isId, rating: isRating, at: isNumber});

const isPayload = hasShape<Payload>({
  page: isText,
  version: isText,
  language: isText,
  productId: nullable(isText),
  rating: isRating,
  comment: isText,
  sectionHash: nullable(isText),
  demo: nullable(isText),
  id: isId,
});

const isUnsent = hasShape<Unsent>({
  payload: isPayload,
  at: isNumber,
  refusedIn: optional(isText),
  retryAt: optional(isNumber),
});
