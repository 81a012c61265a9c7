import type {ApiModel, ApiProduct} from '../model/types';
import {toAnchor} from './anchors';
import type {ViewContext} from './context';
import {eventEntry, memberEntry, selectorEntry} from './entries';
import type {ApiPageView, ApiSectionView} from './types';

/** Addresses of the pages that list what belongs to no single export, by what they list. */
export const listPages = {events: 'events', methods: 'api-object', selectors: 'selectors'} as const;

/** The product that they are of. */
export const listProduct: ApiProduct = 'data-grid';

/** The place of an event, a method or a selector in the reference: `data-grid/events/#event-rowClick`. */
export function listedPlace(kind: keyof typeof listPages, name: string): string {
  return `${listProduct}/${listPages[kind]}/#${toAnchor(kind, name)}`;
}

function listPage(
  kind: 'events' | 'api-object' | 'selectors',
  name: string,
  sections: ApiSectionView[],
): ApiPageView[] {
  return sections.some(({entries}) => entries.length > 0)
    ? [
        {
          name,
          product: listProduct,
          slug: kind,
          kind,
          plan: 'community',
          description: '',
          imports: [],
          demos: [],
          sections,
        },
      ]
    : [];
}

/** An id from words: `Column pinning` → `column-pinning`. */
function sectionId(title: string): string {
  return title
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The pages of the data grid's events, API object and state selectors, those that have entries. */
export function gridPages(model: ApiModel, context: ViewContext): ApiPageView[] {
  const categories = [...new Set(model.selectors.map(({category}) => category))];
  return [
    ...listPage('events', 'Events', [
      {kind: 'events', id: 'events', entries: model.events.map((event) => eventEntry(event, context))},
    ]),
    ...listPage(
      'api-object',
      'API object',
      model.apiObject.map(({id, title, plan, description, methods}) => ({
        kind: 'methods',
        id: `area-${id}`,
        title,
        plan,
        description: context.describe(description),
        entries: methods.map((method) =>
          memberEntry(method, {kind: 'methods', product: listProduct, slug: listPages.methods}, context),
        ),
      })),
    ),
    ...listPage(
      'selectors',
      'Selectors',
      categories.map((category) => ({
        kind: 'selectors',
        id: `category-${sectionId(category || 'other')}`,
        ...(category && {title: category}),
        entries: model.selectors
          .filter((selector) => selector.category === category)
          .map((selector) => selectorEntry(selector, context)),
      })),
    ),
  ];
}
