import {itemsIn, valueIn} from '../../../src/lib/values';
import {demoLabel} from './labels';
import {httpsAddress, plainText} from './safeValues';
import type {Advert} from './types';

/** An ad of the JSON service, with the addresses that count its impression. */
export type JsonAd = {readonly advert: Advert; readonly pixels: readonly string[]};

/** Most items of an answer that are looked at. */
const maxItems = 100;

/** Most addresses that one impression may request. */
export const maxPixels = 10;

/** A time as services write it: ns since 1970 have 19 digits, and no other unit that is in use has more. */
const time = /^\d{1,20}$/;

/**
 * The first ad of an answer that has content and `statlink`.
 *
 * @param body - the parsed answer, of unknown shape: an object with a list `ads`, or the bare list
 * @param now - ms since 1970, for pixels of an ad without a `timestamp`
 * @returns `null` when there is none
 */
export function readJsonAd(body: unknown, now: number): JsonAd | null {
  const items = itemsIn(Array.isArray(body) ? body : valueIn(body, 'ads'));
  for (const item of items.slice(0, maxItems)) {
    const ad = parseJsonAd(item, now);
    if (ad) {
      return ad;
    }
  }
  return null;
}

function parseJsonAd(item: unknown, now: number): JsonAd | null {
  const link = httpsAddress(valueIn(item, 'statlink'));
  const img = httpsAddress(valueIn(item, 'image'));
  const company = plainText(valueIn(item, 'company'));
  const text = plainText(valueIn(item, 'description'));
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
    pixels: readPixels(item, now),
  };
}

/** The addresses that count an impression: `statimp` and each part of `pixel`, with the time filled in. */
function readPixels(item: unknown, now: number): string[] {
  const [pixel, timestamp] = [valueIn(item, 'pixel'), valueIn(item, 'timestamp')];
  const given = typeof timestamp === 'number' || typeof timestamp === 'string' ? String(timestamp) : '';
  const filled = time.test(given) ? given : String(now);
  return (
    [valueIn(item, 'statimp'), ...(typeof pixel === 'string' ? pixel.split('||') : [])]
      .map(httpsAddress)
      .filter((address) => address !== null)
      .slice(0, maxPixels)
      // Behind the host alone: one with brackets in it has been refused.
      .map((address) => address.replaceAll('[timestamp]', filled))
  );
}
