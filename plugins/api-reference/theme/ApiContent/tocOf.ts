import escapeHtml from 'escape-html';
import type {TOCItem} from '@docusaurus/mdx-loader';
import {namePieces} from '@site/src/navigation';
import {anchorOf} from '../../view/anchors';
import type {ApiContentsView, ApiSectionKind} from '../../view/types';
import {sectionLabel} from './labels';

const sections: ReadonlySet<string> = new Set<ApiSectionKind>([
  'props',
  'slots',
  'classes',
  'properties',
  'options',
  'returned',
  'events',
  'methods',
  'selectors',
]);

function isSection(kind: ApiContentsView['kind']): kind is ApiSectionKind {
  return sections.has(kind);
}

/** The table of contents of a page: its sections and every entry of them. */
export function tocOf(contents: readonly ApiContentsView[]): TOCItem[] {
  return contents.flatMap((part) => {
    const {id, kind, entries = []} = part;
    const below = isSection(kind)
      ? entries.map((name) => ({
          id: anchorOf(kind, name),
          value: `<code>${namePieces(name).map(escapeHtml).join('<wbr>')}</code>`,
          level: 3,
        }))
      : [];
    return [{id, value: escapeHtml(sectionLabel(part)), level: 2}, ...below];
  });
}
