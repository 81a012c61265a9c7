import {demoLabel} from './labels';
import {httpsAddress, plainText} from './safeValues';
import type {Advert} from './types';

/** An ad of the JSON service, with the addresses that count its impression. */
export type JsonAd = {readonly advert: Advert; readonly pixels: readonly string[]};

/** Most addresses that one impression may request. */
export const mostPixels = 10;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/**
 * The first ad of a response that has content and `statlink` (B5.6).
 *
 * @param body - the parsed response, of unknown shape
 * @param now - ms since 1970, for pixels of an ad without a `timestamp`
 * @returns `null` when there is none
 */
export function readJsonAd(body: unknown, now: number): JsonAd | null {
  const ads: unknown = isRecord(body) ? body.ads : null;
  for (const item of Array.isArray(ads) ? ads : []) {
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

/** The addresses that count an impression (B5.6): `statimp` and each part of `pixel`, with the time filled in. */
function pixelsOf({statimp, pixel, timestamp}: Readonly<Record<string, unknown>>, now: number): string[] {
  const given = typeof timestamp === 'number' || typeof timestamp === 'string' ? String(timestamp) : '';
  const time = /^\d{1,16}$/.test(given) ? given : String(Math.floor(now / 1000));
  const parts = typeof pixel === 'string' ? pixel.split('||', mostPixels) : [];
  return [statimp, ...parts]
    .map((part) =>
      httpsAddress(typeof part === 'string' ? part.trim().replaceAll('[timestamp]', time) : part),
    )
    .filter((address) => address !== null)
    .slice(0, mostPixels);
}
