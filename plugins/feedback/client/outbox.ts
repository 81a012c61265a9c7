import type {FeedbackSettings, Payload} from '../payload';
import {cleanComment} from './makePayload';
import type {Memory, Unsent} from './memory';
import {inTime, readSettings, RefusedError, send} from './send';

interface OutboxOptions {
  readonly memory: Memory;
  /** Of this language's part of the site. */
  readonly baseUrl: string;
  /** Called when what is on its way, or kept, has changed. */
  readonly onChange: () => void;
  readonly now: () => number;
}

/** Sends what is kept as unsent. */
export function createOutbox({memory, baseUrl, onChange, now}: OutboxOptions) {
  const requests = new Map<string, AbortController>();
  let settings: FeedbackSettings | undefined;
  let asking: Promise<FeedbackSettings> | undefined;

  const ask = async (): Promise<FeedbackSettings> => {
    try {
      settings = await inTime((signal) => readSettings(baseUrl, signal));
      return settings;
    } finally {
      asking = undefined;
      onChange();
    }
  };

  const know = async (): Promise<FeedbackSettings> => settings ?? (asking ??= ask());

  /** @returns whether somebody takes feedback, and has taken it */
  const post = (payload: Payload, abort: AbortController): Promise<boolean> =>
    inTime(async (signal) => {
      const {address} = await know();
      if (address !== null) await send(address, payload, signal);
      return address !== null;
    }, abort);

  const noteStored = (key: string, {id, rating, comment}: Payload) => {
    memory.ratings.set(key, {id, rating, at: now()});
    const draft = memory.drafts.get(key);
    if (draft && cleanComment(draft.comment) === comment) memory.drafts.set(key, null);
  };

  /** @returns whether others may fare better */
  const noteFailure = (key: string, {payload, at}: Unsent, error: unknown): boolean => {
    const isRefused = error instanceof RefusedError;
    const retryAt = isRefused ? error.retryAt : undefined;
    memory.unsent.set(key, {
      payload,
      at,
      ...(isRefused && {refusedIn: memory.visit()}),
      ...(retryAt !== undefined && {retryAt}),
    });
    return isRefused && retryAt === undefined;
  };

  /**
   * Sends an entry, and what takes its place meanwhile. Never rejects: what fails stays in the memory.
   *
   * @returns whether it is worth to send others after it
   */
  const deliver = async (key: string): Promise<boolean> => {
    if (requests.has(key)) return true;
    let isWorthMore = true;
    for (let unsent = memory.unsent.get(key), tried: Unsent | undefined; unsent && !isSame(unsent, tried);) {
      const abort = new AbortController();
      requests.set(key, abort);
      onChange();
      tried = unsent;
      const outcome = await post(unsent.payload, abort).catch(toError);
      if (outcome === true) noteStored(key, unsent.payload);
      if (requests.get(key) !== abort) return true;
      // What the reader has submitted meanwhile takes its place, and its turn.
      if (isSame(memory.unsent.get(key), tried)) {
        if (outcome instanceof Error) isWorthMore = noteFailure(key, tried, outcome);
        else memory.unsent.set(key, null);
      }
      unsent = memory.unsent.get(key);
    }
    requests.delete(key);
    onChange();
    return isWorthMore;
  };

  return {
    deliver,
    /**
     * Sends everything that waits, each entry once.
     *
     * @param isBack - the network is back: also what was refused in this visit is tried again
     */
    deliverAll: (isBack: boolean) =>
      oneTabAtATime(async () => {
        const isDue = ({refusedIn, retryAt = 0}: Unsent) =>
          retryAt <= now() && (isBack || refusedIn === undefined || refusedIn !== memory.visit());
        const due = [...memory.unsent.all()].filter(([, unsent]) => isDue(unsent));
        for (const [key] of due) {
          if (!(await deliver(key))) return;
        }
      }),
    /** Stops what is on its way. */
    stop(key: string) {
      requests.get(key)?.abort();
      requests.delete(key);
    },
    isSending: (key: string) => requests.has(key),
    /** Where feedback goes; `undefined` until the server has said it. */
    settings: () => settings,
    /** Asks the server where feedback goes. */
    async askSettings() {
      await know().catch(() => undefined);
    },
  };
}

function isSame(one: Unsent | undefined, other: Unsent | undefined): boolean {
  return JSON.stringify(one?.payload) === JSON.stringify(other?.payload);
}

function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

const name = 'mui-x-docs.feedback';

/**
 * Does work in one tab at a time: another tab waits until it is done, and finds what is left then. Without locks, which
 * need a secure context, all do it at once.
 *
 * @param work - never rejects
 */
async function oneTabAtATime(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  try {
    await navigator.locks.request(name, work);
  } catch {
    // Blocked together with the storage.
    await work();
  }
}
