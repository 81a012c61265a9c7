import {translate} from '@docusaurus/Translate';
import type {ApiLayout} from '../../client/layouts';
import type {ApiContentsView, ApiNameKind, ApiPageKind} from '../../view/types';

type ListKind = 'events' | 'api-object' | 'selectors';

const sections: Readonly<Record<ApiContentsView['kind'], string>> = {
  props: translate({id: 'apiReference.section.props', message: 'Props', description: 'Heading'}),
  slots: translate({id: 'apiReference.section.slots', message: 'Slots', description: 'Heading'}),
  classes: translate({id: 'apiReference.section.classes', message: 'CSS classes', description: 'Heading'}),
  properties: translate({
    id: 'apiReference.section.properties',
    message: 'Properties',
    description: 'Heading',
  }),
  options: translate({
    id: 'apiReference.section.options',
    message: 'Options',
    description: 'Heading of what stands in the object that a hook takes',
  }),
  returned: translate({
    id: 'apiReference.section.returned',
    message: 'Return value',
    description: 'Heading of what stands in the object that a hook returns',
  }),
  events: translate({id: 'apiReference.section.events', message: 'Events', description: 'Heading'}),
  methods: translate({id: 'apiReference.section.methods', message: 'Methods', description: 'Heading'}),
  selectors: translate({
    id: 'apiReference.section.selectors',
    message: 'More selectors',
    description: 'Heading of the selectors without a category',
  }),
  imports: translate({id: 'apiReference.section.imports', message: 'Import', description: 'Heading'}),
  demos: translate({id: 'apiReference.section.demos', message: 'Demos', description: 'Heading'}),
  definition: translate({
    id: 'apiReference.section.definition',
    message: 'Definition',
    description: 'Heading',
  }),
  signature: translate({id: 'apiReference.section.signature', message: 'Signature', description: 'Heading'}),
  inherited: translate({
    id: 'apiReference.section.inherited',
    message: 'Inherited props',
    description: 'Heading',
  }),
  theme: translate({id: 'apiReference.section.theme', message: 'Theme', description: 'Heading'}),
  source: translate({id: 'apiReference.section.source', message: 'Source', description: 'Heading'}),
};

/** Heading of a part of a page. */
export function sectionLabel({kind, title}: Pick<ApiContentsView, 'kind' | 'title'>): string {
  return title ?? sections[kind];
}

/** What the parts of an entry are called: above the columns of a table, beside the parts in a card. */
export const entryLabels = {
  name: translate({id: 'apiReference.column.name', message: 'Name', description: 'Column of API entries'}),
  type: translate({id: 'apiReference.column.type', message: 'Type', description: 'Column of API entries'}),
  selector: translate({
    id: 'apiReference.column.selector',
    message: 'CSS selector',
    description: 'Column of API entries',
  }),
  default: translate({
    id: 'apiReference.entry.default',
    message: 'Default',
    description: 'Label of a default value',
  }),
  description: translate({
    id: 'apiReference.column.description',
    message: 'Description',
    description: 'Column of API entries',
  }),
  prop: translate({
    id: 'apiReference.entry.prop',
    message: 'Prop',
    description: 'Label of the prop of an event',
  }),
  event: translate({
    id: 'apiReference.entry.event',
    message: 'Event',
    description: 'Label of the type of an event object',
  }),
  declaredIn: translate({
    id: 'apiReference.entry.declaredIn',
    message: 'Declared in',
    description: 'Label of the interface that declares a prop',
  }),
};

/** How entries can be laid out. */
export const layoutLabels: Readonly<Record<ApiLayout, string>> = {
  list: translate({id: 'apiReference.layout.list', message: 'List', description: 'Layout of API entries'}),
  table: translate({id: 'apiReference.layout.table', message: 'Table', description: 'Layout of API entries'}),
  expanded: translate({
    id: 'apiReference.layout.expanded',
    message: 'Expanded',
    description: 'Layout of API entries',
  }),
};

/** What a page is, above its sections and in the index, in the order of its choice there. */
export const kindLabels: Readonly<Record<ApiNameKind, string>> = {
  component: translate({
    id: 'apiReference.kind.component',
    message: 'Component',
    description: 'Kind of a name',
  }),
  hook: translate({id: 'apiReference.kind.hook', message: 'Hook', description: 'Kind of a name'}),
  interface: translate({id: 'apiReference.kind.interface', message: 'Type', description: 'Kind of a name'}),
  event: translate({id: 'apiReference.kind.event', message: 'Event', description: 'Kind of a name'}),
  method: translate({id: 'apiReference.kind.method', message: 'Method', description: 'Kind of a name'}),
  selector: translate({id: 'apiReference.kind.selector', message: 'Selector', description: 'Kind of a name'}),
};

/** Title of the page of a name. */
export function pageTitle(name: string): string {
  return translate(
    {id: 'apiReference.page.title', message: '{name} API', description: 'Title of an API page'},
    {name},
  );
}

/** Whether a page lists what belongs to no single export. */
export function isList(kind: ApiPageKind): kind is ListKind {
  return kind in listTitles;
}

/** Titles of the pages that list what belongs to no single export. */
export const listTitles: Readonly<Record<ListKind, string>> = {
  events: translate({id: 'apiReference.page.events', message: 'Events', description: 'Title of an API page'}),
  'api-object': translate({
    id: 'apiReference.page.apiObject',
    message: 'API object',
    description: 'Title of an API page',
  }),
  selectors: translate({
    id: 'apiReference.page.selectors',
    message: 'State selectors',
    description: 'Title of an API page',
  }),
};

/** Groups of a sidebar. */
export const groupLabels: Readonly<Record<Exclude<ApiPageKind, ListKind>, string>> = {
  component: translate({
    id: 'apiReference.group.components',
    message: 'Components',
    description: 'Group of the navigation of the API reference',
  }),
  hook: translate({
    id: 'apiReference.group.hooks',
    message: 'Hooks',
    description: 'Group of the navigation of the API reference',
  }),
  interface: translate({
    id: 'apiReference.group.interfaces',
    message: 'Interfaces and types',
    description: 'Group of the navigation of the API reference',
  }),
};
