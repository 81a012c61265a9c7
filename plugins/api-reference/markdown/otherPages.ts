import type {PhrasingContent, RootContent} from 'mdast';
import {
  heading,
  inlineCode,
  link,
  list,
  paragraph,
  strong,
  table,
  text as textNode,
} from '../../../src/mdx/markdownNodes';
import type {ApiModel, ApiPlan} from '../model/types';
import type {ApiChangesView} from '../view/changesView';
import type {ApiIndexRow} from '../view/types';
import {codeCell, planMark, type ApiTexts} from './cells';
import {descriptionBlocks} from './descriptions';
import {eventTable, memberTable, selectorTable} from './tables';

/** The pages of the data grid that list what belongs to no single export. */
export function listBlocks(
  kind: 'events' | 'api-object' | 'selectors',
  model: ApiModel,
  texts: ApiTexts,
): RootContent[] {
  const address = `api/data-grid/${kind}/`;
  switch (kind) {
    case 'events':
      return eventTable(model.events, address, texts);
    case 'api-object':
      return model.apiObject.flatMap(({title, plan, description, methods}) => [
        heading(2, textNode(title + planMark(plan))),
        ...descriptionBlocks(description),
        ...memberTable(methods, 'methods', address, texts),
      ]);
    case 'selectors':
      return [...new Set(model.selectors.map(({category}) => category))].flatMap((category) => [
        heading(2, textNode(category || texts.text('apiReference.section.selectors'))),
        ...selectorTable(
          model.selectors.filter((selector) => selector.category === category),
          address,
          texts,
        ),
      ]);
  }
}

function named(code: string, plan: ApiPlan, path?: string): PhrasingContent[] {
  const name = inlineCode(code);
  return [path === undefined ? name : link(path, name), textNode(planMark(plan))];
}

/**
 * The names of an index.
 *
 * @param productName - shown for each name where it is the index of all products
 */
export function indexBlocks(
  rows: readonly ApiIndexRow[],
  {text}: ApiTexts,
  productName?: (product: ApiIndexRow['product']) => string,
): RootContent[] {
  return [
    list(
      rows.map(({name, product, kind, plan, path, deprecated}) => {
        const facts = [
          ...(productName ? [productName(product)] : []),
          text(`apiReference.kind.${kind}`),
          ...(deprecated ? [text('apiReference.deprecated')] : []),
        ];
        return [...named(name, plan, path), textNode(`: ${facts.join(' · ')}`)];
      }),
    ),
  ];
}

/** What changed between two versions. */
export function changesBlocks({rows, before, after}: ApiChangesView, {text}: ApiTexts): RootContent[] {
  const label = (id: string) => text(`apiReference.change.${id}`);
  return [
    paragraph(textNode(text('apiReference.changes.lead', {before, after}))),
    table(
      [text('apiReference.column.name'), text('apiReference.column.description'), before, after],
      rows.map((row) => [
        named(row.owner === row.name ? row.name : `${row.owner}.${row.name}`, row.plan, row.path),
        [strong(label(row.kind))],
        codeCell(row.after === null ? null : row.before),
        codeCell(row.before === null ? null : row.after),
      ]),
    ),
  ];
}
