import type {Paragraph, PhrasingContent, Table, TableCell, TableRow} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import type {ApiModel} from '../model/types';
import {anchorOf} from '../view/anchors';
import {listPages} from '../view/gridPages';

/** What a page can list with `<ApiTable of="…" />`. */
export const apiTables = ['events', 'methods', 'selectors'] as const;

export type ApiTableName = (typeof apiTables)[number];

const cell = (children: PhrasingContent[]): TableCell => ({type: 'tableCell', children});
const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});

function entryLink(page: string, anchor: string, text: string): PhrasingContent {
  return {type: 'link', url: `/api/data-grid/${page}/#${anchor}`, children: [code(text)]};
}

/** The first paragraph of a description. */
function lead(markdown: string): PhrasingContent[] {
  const paragraph = fromMarkdown(markdown).children.find(
    (node): node is Paragraph => node.type === 'paragraph',
  );
  return paragraph?.children ?? [];
}

function listed(links: readonly PhrasingContent[]): PhrasingContent[] {
  return links.flatMap((link, index) => (index === 0 ? [link] : [{type: 'text', value: ', '}, link]));
}

function eventCells({events}: ApiModel): TableCell[][] {
  return events.map(({name, prop, description}) => [
    cell([entryLink(listPages.events, anchorOf('events', name), name)]),
    cell(prop === null ? [] : [code(prop)]),
    cell(lead(description)),
  ]);
}

function methodCells({apiObject}: ApiModel): TableCell[][] {
  return apiObject.map(({title, methods}) => [
    cell([{type: 'text', value: title}]),
    cell(
      listed(methods.map(({name}) => entryLink(listPages.apiObject, anchorOf('methods', name), `${name}()`))),
    ),
  ]);
}

function selectorCells({selectors}: ApiModel): TableCell[][] {
  const categories = [...new Set(selectors.map(({category}) => category))];
  return categories.map((category) => [
    cell([{type: 'text', value: category || '–'}]),
    cell(
      listed(
        selectors
          .filter((selector) => selector.category === category)
          .map(({name}) => entryLink(listPages.selectors, anchorOf('selectors', name), name)),
      ),
    ),
  ]);
}

const cellsOf: Readonly<Record<ApiTableName, (model: ApiModel) => TableCell[][]>> = {
  events: eventCells,
  methods: methodCells,
  selectors: selectorCells,
};

/**
 * A table of the data grid's events, API object methods or state selectors, each name a link to its entry.
 *
 * @param heads - text of each column
 * @throws an error when there are more or fewer heads than columns
 */
export function apiTable(model: ApiModel, name: ApiTableName, heads: readonly string[]): Table {
  const cells = cellsOf[name](model);
  const columns = cells[0]?.length ?? 0;
  if (heads.length !== columns) {
    throw new Error(`A table of ${name} has ${columns} columns, but "columns" names ${heads.length}`);
  }
  const head: TableRow = {
    type: 'tableRow',
    children: heads.map((text) => cell([{type: 'text', value: text}])),
  };
  return {
    type: 'table',
    align: heads.map(() => 'left'),
    children: [head, ...cells.map((children): TableRow => ({type: 'tableRow', children}))],
  };
}
