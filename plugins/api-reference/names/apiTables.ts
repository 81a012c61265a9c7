import type {PhrasingContent, Table} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {inlineCode, joined, link, table, text} from '../../../src/mdx/markdownNodes';
import type {ApiModel} from '../model/types';
import {listedPlace} from '../view/gridPages';

/** What a page can list with `<ApiTable of="…" />`. */
export const apiTables = ['events', 'methods', 'selectors'] as const;

export type ApiTableName = (typeof apiTables)[number];

type Cells = PhrasingContent[];

function entryLink(kind: ApiTableName, name: string, written = name): Cells {
  return [link(`/api/${listedPlace(kind, name)}`, inlineCode(written))];
}

/** The first paragraph of a description. */
function lead(markdown: string): Cells {
  const paragraph = fromMarkdown(markdown).children.find((node) => node.type === 'paragraph');
  return paragraph?.children ?? [];
}

const rowBuilders: Readonly<Record<ApiTableName, (model: ApiModel) => Cells[][]>> = {
  events: ({events}) =>
    events.map(({name, prop, description}) => [
      entryLink('events', name),
      prop === null ? [] : [inlineCode(prop)],
      lead(description),
    ]),
  methods: ({apiObject}) =>
    apiObject.map(({title, methods}) => [
      [text(title)],
      joined(
        methods.map(({name}) => entryLink('methods', name, `${name}()`)),
        ', ',
      ),
    ]),
  selectors: ({selectors}) =>
    [...new Set(selectors.map(({category}) => category))].map((category) => [
      [text(category || '–')],
      joined(
        selectors
          .filter((selector) => selector.category === category)
          .map(({name}) => entryLink('selectors', name)),
        ', ',
      ),
    ]),
};

/**
 * A table of the data grid's events, API object methods or state selectors, each name a link to its entry.
 *
 * @param heads - text of each column
 * @throws an error when there are more or fewer heads than columns
 */
export function apiTable(model: ApiModel, name: ApiTableName, heads: readonly string[]): Table {
  const rows = rowBuilders[name](model);
  const columns = rows[0]?.length ?? 0;
  if (heads.length !== columns) {
    throw new Error(`A table of ${name} has ${columns} columns, but "columns" names ${heads.length}`);
  }
  return {...table(heads, rows), align: heads.map(() => 'left')};
}
