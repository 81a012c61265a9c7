/** Texts of entries in lower case, read once: the entries of a page do not change. */
export type EntryTexts = WeakMap<Element, string>;

function readText(entry: Element, texts: EntryTexts): string {
  const known = texts.get(entry);
  if (known !== undefined) {
    return known;
  }
  const parts = [...entry.querySelectorAll('[data-api-text]')].map(({textContent}) => textContent ?? '');
  const text = [entry.getAttribute('data-api-entry') ?? '', ...parts].join(' ').toLowerCase();
  texts.set(entry, text);
  return text;
}

/**
 * Adds to what is known of the entries what the page does not hold.
 *
 * @param more - in lower case, in the order of the entries
 */
export function addTexts(root: ParentNode, texts: EntryTexts, more: readonly string[]): void {
  [...root.querySelectorAll('[data-api-entry]')].forEach((entry, index) => {
    texts.set(entry, `${readText(entry, texts)} ${more[index] ?? ''}`);
  });
}

/**
 * Hides the entries that do not contain every word of the query, and the sections that this leaves empty. Nothing is
 * drawn anew: only the attribute `hidden` changes, and is not written where it stays as it is.
 *
 * @param accepts - a further condition, such as a chosen plan
 * @returns the number of entries that are left
 */
export function filterEntries(
  root: ParentNode,
  query: string,
  texts: EntryTexts,
  accepts: (entry: Element) => boolean = () => true,
): number {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const entry of root.querySelectorAll('[data-api-entry]')) {
    const matches = accepts(entry) && words.every((word) => readText(entry, texts).includes(word));
    count += Number(matches);
    entry.toggleAttribute('hidden', !matches);
  }
  for (const section of root.querySelectorAll('[data-api-section]')) {
    const isEmpty = section.querySelector('[data-api-entry]:not([hidden])') === null;
    // One that never has entries, such as the props that come from React, is out of the way while the reader searches.
    const hadEntries = section.querySelector('[data-api-entry]') !== null;
    section.toggleAttribute('hidden', isEmpty && (words.length > 0 || hadEntries));
  }
  return count;
}

/**
 * Orders the entries of each list: required ones first, or all by name.
 *
 * @param order - `required` or `name`
 */
export function orderEntries(root: ParentNode, order: 'required' | 'name'): void {
  const rank = (entry: Element) => (order === 'required' && entry.hasAttribute('data-required') ? 0 : 1);
  const readName = (entry: Element) => entry.getAttribute('data-api-entry') ?? '';
  for (const list of root.querySelectorAll('[data-api-orderable]')) {
    const entries = [...list.querySelectorAll(':scope > [data-api-entry]')];
    const sorted = [...entries].sort(
      (a, b) => rank(a) - rank(b) || (readName(a) < readName(b) ? -1 : Number(readName(a) > readName(b))),
    );
    if (sorted.some((entry, index) => entry !== entries[index])) {
      list.append(...sorted);
    }
  }
}
