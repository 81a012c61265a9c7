import {httpsAddress, plainText} from './safeValues';
import type {Advert} from './types';

/** Id that networks such as Carbon expect of their own tag: they put the ad beside the tag that has it. */
const scriptId = '_carbonads_js';

/** Adds the network's script to a place that nobody sees; what it writes there is read by {@link readNetworkAd}. */
export function addNetworkScript(place: HTMLElement, address: string): void {
  const script = place.ownerDocument.createElement('script');
  script.async = true;
  script.id = scriptId;
  script.src = address;
  place.append(script);
}

/**
 * Reads the ad that the network's script has written: our own elements show it, so that neither its HTML nor what a
 * blocker hides reaches the page. It may have any form: it is there when an element with the id holds a link with an
 * `https:` address, and a text or a picture.
 *
 * @param block - where it is looked for
 * @param elementId - of the element that the network writes, or fills
 * @param label - what analytics calls the ad
 * @returns `null` while there is none
 */
export function readNetworkAd(block: ParentNode, elementId: string, label: string): Advert | null {
  for (const element of block.querySelectorAll(`[id="${elementId}"]`)) {
    const ad = advertIn(element);
    if (ad) {
      return {...ad, name: '', label};
    }
  }
  return null;
}

function advertIn(element: Element): Omit<Advert, 'name' | 'label'> | null {
  const anchors = [element, ...element.querySelectorAll('a')].filter((one) => one.matches('a'));
  const linked = anchors.filter((anchor) => readAddress(anchor) !== null);
  const main = linked.find((anchor) => readText(anchor) || pictureIn(anchor)) ?? linked[0];
  const link = main ? readAddress(main) : null;
  if (!main || link === null) {
    return null;
  }
  // A picture and its text may be links of their own.
  const advertLinks = linked.filter((anchor) => readAddress(anchor) === link);
  const others = anchors.slice(anchors.indexOf(main)).filter((anchor) => !advertLinks.includes(anchor));
  const texts = others.map((anchor) => readText(anchor)).filter(Boolean);
  const isLoose = (picture: Element) => picture.closest('a') === null;
  const picture = advertLinks.map((anchor) => pictureIn(anchor)).find(Boolean) ?? pictureIn(element, isLoose);
  const text =
    plainText([...new Set(advertLinks.map((anchor) => readText(anchor)))].join(' ')) ||
    readText(element, 'a');
  const description = text || texts.shift() || plainText(picture?.getAttribute('alt'));
  const img = httpsAddress(picture?.getAttribute('src'));
  if (!description && img === null) {
    return null;
  }
  // Who delivers the ad comes last, with a link of its own.
  return {link, ...(img !== null && {img}), description, poweredby: texts.at(-1) ?? ''};
}

function readAddress(anchor: Element): string | null {
  return httpsAddress(anchor.getAttribute('href'));
}

/** What an element says, without what is in the elements that the selector names. */
function readText(element: Element, leftOut = ''): string {
  return plainText(readRawText(element, leftOut));
}

/** The first picture of an element that a reader may see; one that only counts has no size. */
function pictureIn(
  element: Element,
  isMeant: (picture: Element) => boolean = () => true,
): Element | undefined {
  return [...element.querySelectorAll('img')].find(
    (picture) =>
      httpsAddress(picture.getAttribute('src')) !== null &&
      !['width', 'height'].some((side) => /^[01](?:px)?$/.test(picture.getAttribute(side) ?? '')) &&
      isMeant(picture),
  );
}

/** What no reader sees. */
const code = 'script, style, noscript, template';

/** Elements within a line; what stands in any other element is apart from what stands beside it. */
const inline = 'b, strong, i, em, u, s, small, mark, sub, sup, font';

/**
 * The text of an element as a reader would see it, with a space where another element of its own begins. Nothing is
 * copied: a copied picture would be requested once more.
 *
 * @param leftOut - selector of elements whose text does not count
 */
function readRawText(element: Element, leftOut = ''): string {
  const skipped = leftOut ? `${code}, ${leftOut}` : code;
  return [...element.childNodes]
    .map((node) => {
      if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
      if (!(node instanceof Element) || node.matches(skipped)) return '';
      const text = readRawText(node, leftOut);
      return node.matches(inline) ? text : ` ${text} `;
    })
    .join('');
}
