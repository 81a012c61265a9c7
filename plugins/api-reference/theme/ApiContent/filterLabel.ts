import {interpolate} from '@docusaurus/Interpolate';
import {translate} from '@docusaurus/Translate';
import type {ApiPageView, ApiSectionKind} from '../../view/types';

/** Labels of the filter by the kind of the entries. */
const kinds: Readonly<Record<ApiSectionKind, string>> = {
  props: translate({
    id: 'apiReference.filter.props',
    message: 'Filter {count} props',
    description: 'Label of a filter box',
  }),
  slots: translate({
    id: 'apiReference.filter.slots',
    message: 'Filter {count} slots',
    description: 'Label of a filter box',
  }),
  classes: translate({
    id: 'apiReference.filter.classes',
    message: 'Filter {count} CSS classes',
    description: 'Label of a filter box',
  }),
  properties: translate({
    id: 'apiReference.filter.properties',
    message: 'Filter {count} properties',
    description: 'Label of a filter box',
  }),
  options: translate({
    id: 'apiReference.filter.options',
    message: 'Filter {count} options',
    description: 'Label of a filter box, of what a hook takes',
  }),
  returned: translate({
    id: 'apiReference.filter.returned',
    message: 'Filter {count} returned values',
    description: 'Label of a filter box, of what a hook returns',
  }),
  events: translate({
    id: 'apiReference.filter.events',
    message: 'Filter {count} events',
    description: 'Label of a filter box',
  }),
  methods: translate({
    id: 'apiReference.filter.methods',
    message: 'Filter {count} methods',
    description: 'Label of a filter box',
  }),
  selectors: translate({
    id: 'apiReference.filter.selectors',
    message: 'Filter {count} selectors',
    description: 'Label of a filter box',
  }),
};

/**
 * Label of the filter of a page: how many entries of its first kind there are, and how many more.
 *
 * @returns nothing where there is at most one entry
 */
export function filterLabel(
  {sections, inherited = []}: Pick<ApiPageView, 'sections' | 'inherited'>,
  inPanel: boolean,
): string | undefined {
  const all = [...sections, ...(inPanel ? [] : inherited)];
  const total = all.flatMap(({entries}) => entries).length;
  const kind = sections[0]?.kind;
  const count = sections.filter((each) => each.kind === kind).flatMap(({entries}) => entries).length;
  if (total < 2 || kind === undefined) {
    return undefined;
  }
  if (count < 2) {
    return entriesLabel(total);
  }
  const label = interpolate(kinds[kind], {count});
  return count === total ? label : moreLabel(label, total - count);
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
