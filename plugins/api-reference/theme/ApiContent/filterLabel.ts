import {translate} from '@docusaurus/Translate';
import type {ApiPageView, ApiSectionKind} from '../../view/types';

/**
 * Label of the filter of a page: how many entries of its first kind there are, and how many more.
 *
 * @returns nothing where there is at most one entry
 */
export function filterLabel(
  {sections, inherited = []}: Pick<ApiPageView, 'sections' | 'inherited'>,
  inPanel: boolean,
): string | undefined {
  const others = inPanel ? [] : inherited;
  const total = [...sections, ...others].reduce((sum, {entries}) => sum + entries.length, 0);
  const kind = sections[0]?.kind;
  const count = sections.reduce(
    (sum, {kind: each, entries}) => sum + (each === kind ? entries.length : 0),
    0,
  );
  if (total < 2 || kind === undefined) {
    return undefined;
  }
  if (count < 2) {
    return entriesLabel(total);
  }
  return count === total ? kindLabel(kind, count) : moreLabel(kindLabel(kind, count), total - count);
}

function moreLabel(label: string, more: number): string {
  return translate(
    {
      id: 'apiReference.filter.more',
      message: '{label} and {more} more',
      description:
        'Label of the filter box of an API page: “Filter 96 props” and how many entries of other kinds',
    },
    {label, more},
  );
}

function entriesLabel(count: number): string {
  return translate(
    {
      id: 'apiReference.filter.entries',
      message: 'Filter {count} entries',
      description: 'Label of the filter box of an API page with entries of several kinds',
    },
    {count},
  );
}

function kindLabel(kind: ApiSectionKind, count: number): string {
  switch (kind) {
    case 'props':
      return translate(
        {
          id: 'apiReference.filter.props',
          message: 'Filter {count} props',
          description: 'Label of a filter box',
        },
        {count},
      );
    case 'slots':
      return translate(
        {
          id: 'apiReference.filter.slots',
          message: 'Filter {count} slots',
          description: 'Label of a filter box',
        },
        {count},
      );
    case 'classes':
      return translate(
        {
          id: 'apiReference.filter.classes',
          message: 'Filter {count} CSS classes',
          description: 'Label of a filter box',
        },
        {count},
      );
    case 'properties':
      return translate(
        {
          id: 'apiReference.filter.properties',
          message: 'Filter {count} properties',
          description: 'Label of a filter box',
        },
        {count},
      );
    case 'options':
      return translate(
        {
          id: 'apiReference.filter.options',
          message: 'Filter {count} options',
          description: 'Label of a filter box, of what a hook takes',
        },
        {count},
      );
    case 'returned':
      return translate(
        {
          id: 'apiReference.filter.returned',
          message: 'Filter {count} returned values',
          description: 'Label of a filter box, of what a hook returns',
        },
        {count},
      );
    case 'events':
      return translate(
        {
          id: 'apiReference.filter.events',
          message: 'Filter {count} events',
          description: 'Label of a filter box',
        },
        {count},
      );
    case 'methods':
      return translate(
        {
          id: 'apiReference.filter.methods',
          message: 'Filter {count} methods',
          description: 'Label of a filter box',
        },
        {count},
      );
    case 'selectors':
      return translate(
        {
          id: 'apiReference.filter.selectors',
          message: 'Filter {count} selectors',
          description: 'Label of a filter box',
        },
        {count},
      );
  }
}
