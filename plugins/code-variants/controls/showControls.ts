import {controlReplacements} from './applyControls';
import type {ControlValues} from './types';

/** Marks a value that the reader has turned, for the style sheet. */
const mark = 'data-turned';

/**
 * Does to highlighted code what {@link applyControls} does to a text: only the texts of the tokens change. Doing it
 * again with the same values changes nothing.
 *
 * @param code - holds the text of one file, highlighted or not
 * @param defaults - the values that are not marked
 */
export function showControls(code: Element, values: ControlValues, defaults: ControlValues): void {
  for (const {prop, start, end, text} of controlReplacements(code.textContent, values).reverse()) {
    replaceText(code, start, end, text, values[prop] !== defaults[prop]);
  }
}

function replaceText(root: Element, start: number, end: number, text: string, isTurned: boolean): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let offset = 0;
  let rest = text;
  for (let node = walker.nextNode(); node && offset < end; node = walker.nextNode()) {
    const content = node.nodeValue ?? '';
    const from = Math.max(start - offset, 0);
    const to = Math.min(end - offset, content.length);
    if (from < to) {
      // The first token takes all of the new text: a value is one token but for the sign of a number.
      node.nodeValue = content.slice(0, from) + rest + content.slice(to);
      rest = '';
      if (from === 0 && to === content.length && node.parentElement !== root) {
        node.parentElement?.toggleAttribute(mark, isTurned);
      }
    }
    offset += content.length;
  }
}
