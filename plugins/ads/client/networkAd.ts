import {httpsAddress, plainText} from './safeValues';
import type {Advert} from './types';

/** Id that the network's script expects of its own tag: it puts the ad beside the tag that has it. */
const scriptId = '_carbonads_js';

/** The ad as the script writes it. */
const adSelector = '#carbonads';

/**
 * Adds the network's script (B5.4) to a place that nobody sees. What it writes there is read by {@link readNetworkAd}
 * and shown by our own elements, so that neither its HTML nor what a blocker hides reaches the page (B5.7, B5.8).
 */
export function addNetworkScript(place: HTMLElement, address: string): void {
  const script = place.ownerDocument.createElement('script');
  script.async = true;
  script.id = scriptId;
  script.src = address;
  place.append(script);
}

/**
 * Reads the ad that the network's script has written.
 *
 * @returns `null` while there is none, and for one without a text or an `https:` link
 */
export function readNetworkAd(place: ParentNode, label: string): Advert | null {
  const ad = place.querySelector(adSelector);
  if (!ad) {
    return null;
  }
  const link = httpsAddress(ad.querySelector('a.carbon-text, a.carbon-img')?.getAttribute('href'));
  const img = httpsAddress(ad.querySelector('.carbon-img img')?.getAttribute('src'));
  const description = plainText(ad.querySelector('.carbon-text')?.textContent);
  if (!link || !description) {
    return null;
  }
  return {
    link,
    ...(img !== null && {img}),
    name: '',
    description,
    poweredby: plainText(ad.querySelector('.carbon-poweredby')?.textContent) || 'Carbon',
    label,
  };
}
