/** As a part of the height of the list: an entry that is nearer to its middle stays where it is. */
const near = 0.3;

/**
 * Brings the current entry to the middle of the list where it is not near it. Only the list scrolls, never the page.
 *
 * @param list - scrolls where it opens from a button; where it is a column, the box around the contents scrolls
 */
export function showCurrent(list: HTMLElement | null): void {
  const entry = list?.querySelector('[aria-current]');
  for (const box of [list, list?.closest('nav')?.parentElement]) {
    if (entry && box) {
      const {top, height} = box.getBoundingClientRect();
      const place = entry.getBoundingClientRect();
      const off = place.top + place.height / 2 - top - height / 2;
      if (Math.abs(off) > height * near) {
        box.scrollTop += off;
      }
    }
  }
}
