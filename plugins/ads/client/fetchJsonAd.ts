import {attempt} from '../../../src/lib/attempt';
import {readJsonAd, type JsonAd} from './jsonAd';

/** Pauses in ms after the first failures; the last one counts for all further ones. */
const pauses = [250, 500, 1000, 2000, 4000] as const;

const maxAttempts = 10;

/** How long an attempt may take, its body included, in ms. */
const attemptTime = 3000;

/** Most bytes of an answer that are read: 100 kB. */
export const maxBytes = 100_000;

/**
 * Asks the JSON service for an ad: at most 10 attempts of 3 s each. Only a failure that can pass is followed by another
 * attempt: no answer, a late one, too many requests, and an error of the service. Anything else stands, be it of no use.
 *
 * @param signal - ends it: nothing is requested afterwards
 * @returns `null` when there is no ad, for whatever reason; never throws
 */
export async function fetchJsonAd(address: string, signal: AbortSignal): Promise<JsonAd | null> {
  for (let failures = 0; failures < maxAttempts && !signal.aborted; failures += 1) {
    if (failures > 0) {
      await pause(pauses[Math.min(failures, pauses.length) - 1] ?? 0, signal);
    }
    if (signal.aborted) {
      break;
    }
    try {
      const text = await fetchText(address, signal);
      // None in a text that is no JSON.
      return attempt(() => readJsonAd(JSON.parse(text), Date.now())) ?? null;
    } catch {
      // The next attempt may do better; without one there is no ad.
    }
  }
  return null;
}

/**
 * @returns the text of the answer; the empty one where it cannot be used
 * @throws when another attempt may do better, or the attempt is ended
 */
async function fetchText(address: string, signal: AbortSignal): Promise<string> {
  const ends = new AbortController();
  const end = () => ends.abort();
  const timer = setTimeout(end, attemptTime);
  signal.addEventListener('abort', end);
  try {
    const response = await fetch(address, {
      credentials: 'omit',
      // It is an answer that cannot be used, and not a failure.
      redirect: 'manual',
      referrerPolicy: 'strict-origin-when-cross-origin',
      signal: ends.signal,
    });
    if (response.status === 429 || response.status >= 500) {
      throw new Error(`The ad service answers ${response.status}`);
    }
    return response.ok ? await readText(response) : '';
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

/** @returns the empty text for a body that is too long */
async function readText({body}: Response): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
    bytes += piece.value.length;
    if (bytes > maxBytes) {
      await reader?.cancel().catch(() => undefined);
      return '';
    }
    text += decoder.decode(piece.value, {stream: true});
  }
  return text + decoder.decode();
}

/** Resolves after a time in ms, or when the signal ends it. */
function pause(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, time);
    signal.addEventListener('abort', end);
  });
}
