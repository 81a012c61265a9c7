import {translate} from '@docusaurus/Translate';
import type {ApiContentsView, ApiNameKind, ApiPageKind} from '../../view/types';

/** Heading of a part of a page. */
export function sectionLabel({kind, title}: Pick<ApiContentsView, 'kind' | 'title'>): string {
  if (title !== undefined) {
    return title;
  }
  switch (kind) {
    case 'props':
      return translate({id: 'apiReference.section.props', message: 'Props', description: 'Heading'});
    case 'slots':
      return translate({id: 'apiReference.section.slots', message: 'Slots', description: 'Heading'});
    case 'classes':
      return translate({id: 'apiReference.section.classes', message: 'CSS classes', description: 'Heading'});
    case 'properties':
      return translate({
        id: 'apiReference.section.properties',
        message: 'Properties',
        description: 'Heading',
      });
    case 'options':
      return translate({
        id: 'apiReference.section.options',
        message: 'Options',
        description: 'Heading of what stands in the object that a hook takes',
      });
    case 'returned':
      return translate({
        id: 'apiReference.section.returned',
        message: 'Return value',
        description: 'Heading of what stands in the object that a hook returns',
      });
    case 'events':
      return translate({id: 'apiReference.section.events', message: 'Events', description: 'Heading'});
    case 'methods':
      return translate({id: 'apiReference.section.methods', message: 'Methods', description: 'Heading'});
    case 'selectors':
      return translate({
        id: 'apiReference.section.selectors',
        message: 'More selectors',
        description: 'Heading of the selectors without a category',
      });
    case 'imports':
      return translate({id: 'apiReference.section.imports', message: 'Import', description: 'Heading'});
    case 'demos':
      return translate({id: 'apiReference.section.demos', message: 'Demos', description: 'Heading'});
    case 'definition':
      return translate({
        id: 'apiReference.section.definition',
        message: 'Definition',
        description: 'Heading',
      });
    case 'signature':
      return translate({id: 'apiReference.section.signature', message: 'Signature', description: 'Heading'});
    case 'inherited':
      return translate({
        id: 'apiReference.section.inherited',
        message: 'Inherited props',
        description: 'Heading',
      });
    case 'theme':
      return translate({id: 'apiReference.section.theme', message: 'Theme', description: 'Heading'});
    case 'source':
      return translate({id: 'apiReference.section.source', message: 'Source', description: 'Heading'});
  }
}

/** What a page is, above its sections and in the index. */
export function kindLabel(kind: ApiNameKind | ApiPageKind): string {
  switch (kind) {
    case 'component':
      return translate({
        id: 'apiReference.kind.component',
        message: 'Component',
        description: 'Kind of a name',
      });
    case 'hook':
      return translate({id: 'apiReference.kind.hook', message: 'Hook', description: 'Kind of a name'});
    case 'interface':
      return translate({id: 'apiReference.kind.interface', message: 'Type', description: 'Kind of a name'});
    case 'event':
      return translate({id: 'apiReference.kind.event', message: 'Event', description: 'Kind of a name'});
    case 'method':
      return translate({id: 'apiReference.kind.method', message: 'Method', description: 'Kind of a name'});
    case 'selector':
      return translate({
        id: 'apiReference.kind.selector',
        message: 'Selector',
        description: 'Kind of a name',
      });
    case 'events':
    case 'api-object':
    case 'selectors':
      return listTitle(kind);
  }
}

/** Title of the page of a name. */
export function pageTitle(name: string): string {
  return translate(
    {id: 'apiReference.page.title', message: '{name} API', description: 'Title of an API page'},
    {name},
  );
}

/** Whether a page lists what belongs to no single export. */
export function isList(kind: ApiPageKind): kind is 'events' | 'api-object' | 'selectors' {
  return kind === 'events' || kind === 'api-object' || kind === 'selectors';
}

/** Title of a page that lists what belongs to no single export. */
export function listTitle(kind: 'events' | 'api-object' | 'selectors'): string {
  switch (kind) {
    case 'events':
      return translate({
        id: 'apiReference.page.events',
        message: 'Events',
        description: 'Title of an API page',
      });
    case 'api-object':
      return translate({
        id: 'apiReference.page.apiObject',
        message: 'API object',
        description: 'Title of an API page',
      });
    case 'selectors':
      return translate({
        id: 'apiReference.page.selectors',
        message: 'State selectors',
        description: 'Title of an API page',
      });
  }
}

/** Group of a sidebar. */
export function groupLabel(kind: ApiPageKind): string {
  switch (kind) {
    case 'component':
      return translate({
        id: 'apiReference.group.components',
        message: 'Components',
        description: 'Group of the navigation of the API reference',
      });
    case 'hook':
      return translate({
        id: 'apiReference.group.hooks',
        message: 'Hooks',
        description: 'Group of the navigation of the API reference',
      });
    case 'interface':
      return translate({
        id: 'apiReference.group.interfaces',
        message: 'Interfaces and types',
        description: 'Group of the navigation of the API reference',
      });
    default:
      return listTitle(kind);
  }
}
