import escapeHtml from 'escape-html';
import type {ContentsItem} from '@theme/PageColumns';
import {namePieces} from '@site/src/navigation';
import {toAnchor} from '../../view/anchors';
import type {ApiContentsView, ApiSectionKind} from '../../view/types';
import {sectionLabel} from './labels';

/** So many entries need no letters to find one among them. */
const maxWithoutLetters = 40;

/** The table of contents of a page: its sections, and of the one in view every entry and the letters of a long one. */
export function createToc(contents: readonly ApiContentsView[]): ContentsItem[] {
  return contents.flatMap((part) => {
    const item = (id: string, value: string, level: number) => ({id, value, level, group: part.id});
    const heading = item(part.id, escapeHtml(sectionLabel(part)), 2);
    if (!part.entries) {
      return [heading];
    }
    const {kind, entries} = part;
    const letters = entries.length > maxWithoutLetters ? [item('', createLetters(kind, entries), 3)] : [];
    const names = entries.map((name) =>
      item(toAnchor(kind, name), `<code>${namePieces(name).map(escapeHtml).join('<wbr>')}</code>`, 3),
    );
    return [heading, ...letters, ...names];
  });
}

/** Links to the first entry of each letter by name, whatever stands before the others. */
function createLetters(kind: ApiSectionKind, names: readonly string[]): string {
  const sorted = [...names].sort((a, b) => a.localeCompare(b, 'en'));
  const first = new Map<string, string>();
  for (const name of sorted) {
    const letter = name.charAt(0).toUpperCase();
    if (!first.has(letter)) {
      first.set(letter, name);
    }
  }
  return [...first]
    .map(([letter, name]) => `<a href="#${escapeHtml(toAnchor(kind, name))}">${escapeHtml(letter)}</a>`)
    .join('');
}
