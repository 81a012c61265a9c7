import {demoLabel} from './labels';
import {httpsAddress, plainText} from './safeValues';
import type {Advert} from './types';

/** An ad of the JSON service, with the addresses that count its impression. */
export type JsonAd = {readonly advert: Advert; readonly pixels: readonly string[]};

/** Most items of an answer that are looked at. */
const mostItems = 100;

/** Most addresses that one impression may request. */
export const mostPixels = 10;

/** A time as services write it: ns since 1970 have 19 digits, and no other unit that is in use has more. */
const time = /^\d{1,20}$/;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function itemsOf(body: unknown): readonly unknown[] {
  const items: unknown = isRecord(body) && !Array.isArray(body) ? body.ads : body;
  return Array.isArray(items) ? items.slice(0, mostItems) : [];
}

/**
 * The first ad of an answer that has content and `statlink`.
 *
 * @param body - the parsed answer, of unknown shape: an object with a list `ads`, or the bare list
 * @param now - ms since 1970, for pixels of an ad without a `timestamp`
 * @returns `null` when there is none
 */
export function readJsonAd(body: unknown, now: number): JsonAd | null {
  for (const item of itemsOf(body)) {
    const ad = isRecord(item) ? jsonAdOf(item, now) : null;
    if (ad) {
      return ad;
    }
  }
  return null;
}

function jsonAdOf(item: Readonly<Record<string, unknown>>, now: number): JsonAd | null {
  const link = httpsAddress(item.statlink);
  const img = httpsAddress(item.image);
  const company = plainText(item.company);
  const text = plainText(item.description);
  if (link === null || (company === '' && text === '')) {
    return null;
  }
  return {
    advert: {
      link,
      ...(img !== null && {img}),
      name: company,
      description: [company, text].filter(Boolean).join(' – '),
      poweredby: 'Carbon',
      label: demoLabel,
    },
    pixels: pixelsOf(item, now),
  };
}

/** The addresses that count an impression: `statimp` and each part of `pixel`, with the time filled in. */
function pixelsOf({statimp, pixel, timestamp}: Readonly<Record<string, unknown>>, now: number): string[] {
  const given = typeof timestamp === 'number' || typeof timestamp === 'string' ? String(timestamp) : '';
  const filled = time.test(given) ? given : String(now);
  return [statimp, ...(typeof pixel === 'string' ? pixel.split('||') : [])]
    .map(httpsAddress)
    .filter((address) => address !== null)
    .slice(0, mostPixels)
    .map((address) => withTime(address, filled));
}

/** Fills the time in behind the host, which the ad's own answer alone decides about. */
function withTime(address: string, filled: string): string {
  const {origin} = new URL(address);
  return origin + address.slice(origin.length).replaceAll('[timestamp]', filled);
}
