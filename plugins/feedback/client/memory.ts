import {storageNamespace} from '@site/config/storage';
import type {Payload, Rating, Target} from '../payload';
import {createKeptTexts} from './keptTexts';
import {randomId} from './randomId';
import {createRecords, type Records} from './records';

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
export type Said = {
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
export interface Memory {
  readonly drafts: Records<Draft>;
  readonly said: Records<Said>;
  readonly unsent: Records<Unsent>;
  /** Their keys in the storage. */
  readonly keys: readonly string[];
  /** Tells this visit, in this tab, from others; made when it is asked for. */
  visit(): string;
  /** Removes what is corrupt or too old. */
  tidy(): void;
}

const dayMs = 24 * 60 * 60 * 1000;

/** How long a text, and what could not be sent, is kept. */
export const unsentLifeMs = 30 * dayMs;

/** How long a rating is remembered. */
export const ratingLifeMs = 365 * dayMs;

/** How many entries wait to be sent. */
export const mostUnsent = 20;

/** The name of a page, section or demo among what is kept. */
export function keyOf(page: string, target: Target): string {
  return `${page} ${target}`;
}

/** What of the page a name is about; `undefined` for the name of another page. */
export function targetOf(page: string, key: string): Target | undefined {
  const target = key.startsWith(`${page} `) ? key.slice(page.length + 1) : '';
  return isTarget(target) ? target : undefined;
}

/** Opens the memory of this browser. */
export function createMemory(now: () => number = Date.now): Memory {
  const texts = createKeptTexts(() => window.localStorage);
  const session = createKeptTexts(() => window.sessionStorage);
  const common = {texts, now};
  const drafts = createRecords({...common, key: draftsKey, isValid: isDraft, lifeMs: unsentLifeMs});
  const said = createRecords({...common, key: ratingsKey, isValid: isSaid, lifeMs: ratingLifeMs});
  const unsent = createRecords({
    ...common,
    key: unsentKey,
    isValid: isUnsent,
    lifeMs: unsentLifeMs,
    most: mostUnsent,
  });
  return {
    drafts,
    said,
    unsent,
    keys: [draftsKey, ratingsKey, unsentKey],
    visit() {
      const known = session.read(visitKey);
      if (isId(known)) return known;
      const visit = randomId();
      session.write(visitKey, visit);
      return visit;
    },
    tidy: () => [drafts, said, unsent].forEach((records) => records.tidy()),
  };
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || isText(value);
}

function isId(value: unknown): value is string {
  return isText(value) && /^[\w-]{16,64}$/.test(value);
}

function isTarget(text: string): text is Target {
  return text === 'page' || text.startsWith('#') || text.startsWith('demo:');
}

function isRating(value: unknown): value is Rating {
  return value === 1 || value === 0 || value === null;
}

function isDraft(value: unknown): value is Draft {
  return isFields(value) && isText(value.comment) && typeof value.at === 'number';
}

function isSaid(value: unknown): value is Said {
  return isFields(value) && isId(value.id) && isRating(value.rating) && typeof value.at === 'number';
}

function isPayload(value: unknown): value is Payload {
  return (
    isFields(value) &&
    [value.page, value.version, value.language, value.comment].every(isText) &&
    [value.productId, value.sectionHash, value.demo].every(isTextOrNull) &&
    isRating(value.rating) &&
    isId(value.id)
  );
}

function isUnsent(value: unknown): value is Unsent {
  return (
    isFields(value) &&
    isPayload(value.payload) &&
    typeof value.at === 'number' &&
    ['undefined', 'string'].includes(typeof value.refusedIn) &&
    ['undefined', 'number'].includes(typeof value.retryAt)
  );
}
