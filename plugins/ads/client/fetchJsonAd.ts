import {readJsonAd, type JsonAd} from './jsonAd';

/** Pauses in ms after the first failures; the last one counts for all further ones (B5.6). */
const pauses = [250, 500, 1000, 2000, 4000] as const;

const mostAttempts = 10;

/** How long an attempt may take, in ms. */
const attemptTime = 3000;

/**
 * Asks the JSON service for an ad (B5.6): at most 10 attempts of 3 s each. An attempt fails when the service cannot be
 * reached, answers too late, with an error, with a redirect or with something that is no JSON; what it answers
 * otherwise stands.
 *
 * @param signal - ends it: nothing is requested afterwards
 * @returns `null` when there is no ad, for whatever reason; never throws
 */
export async function fetchJsonAd(address: string, signal: AbortSignal): Promise<JsonAd | null> {
  for (let failures = 0; failures < mostAttempts && !signal.aborted; failures += 1) {
    if (failures > 0) {
      await pause(pauses[Math.min(failures, pauses.length) - 1] ?? 0, signal);
    }
    if (signal.aborted) {
      break;
    }
    try {
      return readJsonAd(await attempt(address, signal), Date.now());
    } catch {
      // The next attempt may do better; without one there is no ad.
    }
  }
  return null;
}

/** @throws when the attempt fails or is ended */
async function attempt(address: string, signal: AbortSignal): Promise<unknown> {
  const ends = new AbortController();
  const end = () => ends.abort();
  const timer = setTimeout(end, attemptTime);
  signal.addEventListener('abort', end);
  try {
    const response = await fetch(address, {
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'strict-origin-when-cross-origin',
      signal: ends.signal,
    });
    if (!response.ok) {
      throw new Error(`The ad service answers ${response.status}`);
    }
    return await response.json();
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
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
