import type {Rating, Target} from '../payload';
import {draftsKey, ratingsKey} from './storageKeys';

/** Feedback that is being written, or could not be sent. */
export type Draft = {
  id: string;
  rating: Rating;
  comment: string;
  /** When it was last changed, in ms since 1970. */
  at: number;
};

/** How long a draft is kept. */
export const draftLifeMs = 30 * 24 * 60 * 60 * 1000;

/** Pages whose rating is remembered; older ones are forgotten. */
export const mostRatings = 200;

type Fields = Record<string, unknown>;
type Drafts = Record<string, Record<string, Draft>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isDraft(value: unknown): value is Draft {
  return (
    isFields(value) &&
    typeof value.id === 'string' &&
    /^[\w-]{16,64}$/.test(value.id) &&
    typeof value.comment === 'string' &&
    typeof value.at === 'number' &&
    (value.rating === 1 || value.rating === 0 || value.rating === null)
  );
}

function isTarget(key: string): key is Target {
  return key === 'page' || key.startsWith('#') || key.startsWith('demo:');
}

/** What is stored under a key; nothing for a corrupt text or a blocked storage. */
function read(key: string): Fields {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '');
    return isFields(value) ? value : {};
  } catch {
    return {};
  }
}

function write(key: string, fields: Fields): void {
  try {
    if (Object.keys(fields).length > 0) localStorage.setItem(key, JSON.stringify(fields));
    else localStorage.removeItem(key);
  } catch {
    // Blocked or full: it lasts as long as the page.
  }
}

/** All drafts that are valid and young enough. */
function readDrafts(now: number): Drafts {
  const drafts: Drafts = {};
  for (const [page, ofPage] of Object.entries(read(draftsKey))) {
    const valid = Object.entries(isFields(ofPage) ? ofPage : {}).filter(
      (entry): entry is [string, Draft] =>
        isTarget(entry[0]) && isDraft(entry[1]) && now - entry[1].at < draftLifeMs,
    );
    if (valid.length > 0) drafts[page] = Object.fromEntries(valid);
  }
  return drafts;
}

/** The drafts of a page by what they are about. */
export function draftsOf(page: string, now = Date.now()): ReadonlyMap<Target, Draft> {
  const entries = Object.entries(readDrafts(now)[page] ?? {});
  return new Map(entries.filter((entry): entry is [Target, Draft] => isTarget(entry[0])));
}

/** Stores a draft, or removes it. */
export function keepDraft(page: string, target: Target, draft: Draft | null, now = Date.now()): void {
  const {[page]: ofPage = {}, ...others} = readDrafts(now);
  const {[target]: _, ...rest} = ofPage;
  const next = draft ? {...rest, [target]: draft} : rest;
  write(draftsKey, Object.keys(next).length > 0 ? {...others, [page]: next} : others);
}

/** The rating that the reader sent for a page. */
export function ratingOf(page: string): Rating {
  const rating = read(ratingsKey)[page];
  return rating === 1 || rating === 0 ? rating : null;
}

/** Remembers a rating that was sent (B8.2). */
export function keepRating(page: string, rating: 1 | 0): void {
  const {[page]: _, ...others} = read(ratingsKey);
  const valid = Object.entries(others).filter(([, value]) => value === 1 || value === 0);
  write(ratingsKey, Object.fromEntries([...valid.slice(1 - mostRatings), [page, rating]]));
}
