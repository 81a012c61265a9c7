import {isFeedbackSettings, settingsFile, type FeedbackSettings, type Payload} from '../payload';

/** After this time without an answer a submission counts as failed. */
export const patienceMs = 10_000;

/** How long to wait where the endpoint had too many entries and does not say how long. */
const usualWaitMs = 60_000;

/** Nobody is told to wait longer. */
const longestWaitMs = 24 * 60 * 60 * 1000;

/** The server has answered, and not with success. */
export class RefusedError extends Error {
  /** @param retryAt - when it takes more entries, in ms since 1970; absent unless it had too many */
  constructor(
    message: string,
    readonly retryAt?: number,
  ) {
    super(message);
  }
}

/**
 * Where feedback goes, as the server says: it is no part of the scripts, so that one build serves both a preview and
 * production.
 *
 * @throws Error when the server cannot be asked or answers something else
 */
export async function readSettings(baseUrl: string, signal: AbortSignal): Promise<FeedbackSettings> {
  const settings: unknown = await (await request(baseUrl + settingsFile, {signal})).json();
  if (!isFeedbackSettings(settings)) throw new RefusedError(`${settingsFile} has another form`);
  return settings;
}

/**
 * Posts feedback.
 *
 * @throws RefusedError for a status other than 2xx, another error where there is no answer
 */
export async function send(address: string, payload: Payload, signal: AbortSignal): Promise<void> {
  await request(address, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(payload),
    signal,
  });
}

/** Aborts work that takes longer than a reader has patience for. */
export async function inTime<T>(
  work: (signal: AbortSignal) => Promise<T>,
  abort: AbortController = new AbortController(),
): Promise<T> {
  const timer = setTimeout(() => abort.abort(), patienceMs);
  try {
    return await work(abort.signal);
  } finally {
    clearTimeout(timer);
  }
}

async function request(address: string, init: RequestInit): Promise<Response> {
  const response = await fetch(address, {...init, credentials: 'omit'});
  const {status, headers} = response;
  if (response.ok) return response;
  const retryAt = status === 429 ? retryTime(headers.get('Retry-After'), Date.now()) : undefined;
  throw new RefusedError(`Status ${status} of ${address}`, retryAt);
}

/**
 * When to try again.
 *
 * @param retryAfter - the header: seconds, or a date; of another host only where that lets the page read it
 */
export function retryTime(retryAfter: string | null, now: number): number {
  const text = retryAfter?.trim() ?? '';
  const at = /^\d+$/.test(text) ? now + Number(text) * 1000 : Date.parse(text);
  return Number.isNaN(at) ? now + usualWaitMs : Math.min(Math.max(at, now), now + longestWaitMs);
}
