import type {Rating, Target} from '../payload';
import {makePayload, hasContent, type Place} from './makePayload';
import {createMemory, toKey, parseTarget, type Unsent} from './memory';
import {createOutbox} from './outbox';
import {randomId} from './randomId';

/** What is known of the feedback on a page, a section or a demo. */
export type View = {
  /** The rating that is stored. */
  rating: Rating;
  /** The text that is being written. */
  comment: string;
  /** What was submitted and is not known to be stored: on its way, or failed. */
  unsent: Unsent | undefined;
  isSending: boolean;
};

/** Before the memory of the browser is read: what the server's HTML shows. */
export const nothingSaid: View = {rating: null, comment: '', unsent: undefined, isSending: false};

/** The feedback of one reader, in one browser tab. */
export type FeedbackStore = ReturnType<typeof createFeedbackStore>;

/**
 * Makes the store. What is submitted is kept until it is stored at the endpoint: one entry for each page, section and
 * demo, because only the last one counts.
 *
 * @param baseUrl - of this language's part of the site
 */
export function createFeedbackStore(baseUrl: string, now: () => number = Date.now) {
  const memory = createMemory(now);
  const listeners = new Set<() => void>();
  const views = new Map<string, View>();
  const onChange = () => {
    views.clear();
    listeners.forEach((listener) => listener());
  };
  const outbox = createOutbox({memory, baseUrl, onChange, now});

  const read = (key: string): View => ({
    rating: memory.ratings.get(key)?.rating ?? null,
    comment: memory.drafts.get(key)?.comment ?? '',
    unsent: memory.unsent.get(key),
    isSending: outbox.isSending(key),
  });

  return {
    settings: outbox.settings,
    askSettings: outbox.askSettings,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** The same object until something changes. */
    view(page: string, target: Target): View {
      const key = toKey(page, target);
      const view = views.get(key) ?? read(key);
      views.set(key, view);
      return view;
    },
    /** What of a page has a text that is being written. */
    drafts: (page: string): readonly Target[] =>
      [...memory.drafts.all().keys()].flatMap((key) => {
        const target = parseTarget(page, key);
        return target === undefined ? [] : [target];
      }),
    /** Keeps a text while it is written. */
    write(page: string, target: Target, comment: string) {
      memory.drafts.set(toKey(page, target), comment === '' ? null : {comment, at: now()});
      onChange();
    },
    /**
     * Sends what the reader says, in place of what was said before about the same. What is stored already is not sent
     * again.
     *
     * @returns `false` when it says nothing
     */
    submit(place: Place, rating: Rating, comment: string): boolean {
      const key = toKey(place.page, place.target);
      const stored = memory.ratings.get(key) ?? {id: randomId(), rating: null, at: now()};
      const payload = makePayload(place, {id: stored.id, rating, comment});
      if (!hasContent(payload)) return false;
      const isStored = payload.comment === '' && payload.rating === stored.rating && !memory.unsent.get(key);
      if (isStored || outbox.settings()?.address === null) return true;
      memory.ratings.set(key, stored);
      memory.unsent.set(key, {payload, at: now()});
      void outbox.deliver(key);
      return true;
    },
    /** Sends once more what has failed. */
    retry: (page: string, target: Target) => void outbox.deliver(toKey(page, target)),
    /** Forgets the text, also one that could not be sent; a rating stays. */
    withdraw(page: string, target: Target) {
      const key = toKey(page, target);
      memory.drafts.set(key, null);
      const unsent = memory.unsent.get(key);
      if (unsent && unsent.payload.comment !== '') {
        outbox.stop(key);
        const {rating} = unsent.payload;
        const isStored = rating === null || rating === memory.ratings.get(key)?.rating;
        memory.unsent.set(key, isStored ? null : {...unsent, payload: {...unsent.payload, comment: ''}});
      }
      onChange();
    },
    /** Sends what waits, now and whenever the browser is online again, and follows other tabs; the result stops it. */
    connect(): () => void {
      const onBack = () => void outbox.deliverAll(true);
      const onOtherTab = ({key}: StorageEvent) => {
        // No key says that the whole storage was cleared.
        if (key === null || memory.keys.includes(key)) onChange();
      };
      memory.tidy();
      window.addEventListener('online', onBack);
      window.addEventListener('storage', onOtherTab);
      if (window.navigator.onLine) void outbox.deliverAll(false);
      return () => {
        window.removeEventListener('online', onBack);
        window.removeEventListener('storage', onOtherTab);
      };
    },
  };
}
