import escapeHtml from 'escape-html';
import type {ApiComponent, ApiHook, ApiInterface, ApiMember, ApiPage, ApiTypeNode} from '../model/types';
import type {ViewContext} from './context';
import {classEntry, deprecatedView, memberEntry, signatureView, slotEntry, valueLines} from './entries';
import {themeExample} from './themeExample';
import {typeHtml} from './typeHtml';
import type {ApiDemosView, ApiEntryView, ApiPageView, ApiSectionKind, ApiSectionView} from './types';

/** Required members first; within both parts the order of the model. */
export function requiredFirst(members: readonly ApiMember[]): ApiMember[] {
  return [...members.filter(({required}) => required), ...members.filter(({required}) => !required)];
}

function section(kind: ApiSectionKind, entries: ApiEntryView[]): ApiSectionView[] {
  return entries.length > 0 ? [{kind, id: kind, entries}] : [];
}

/**
 * The page of a component, hook or interface.
 *
 * @param demos - demos of the site that use it
 */
export function pageView(page: ApiPage, demos: ApiDemosView[], context: ViewContext): ApiPageView {
  const {name, product, slug, kind, plan, unstable, imports, source} = page;
  const deprecated = deprecatedView(page.deprecated, context);
  return {
    name,
    product,
    slug,
    kind,
    plan,
    ...(unstable && {unstable}),
    ...(deprecated && {deprecated}),
    description: context.describe(page.description),
    imports: imports.map((each) => ({
      ...each,
      statements: each.statements.map((statement) => context.highlight(statement, 'tsx')),
    })),
    demos,
    source: {href: source.url, file: `${source.package}/${source.file}`},
    ...getKindParts(page, context),
  };
}

type KindParts = Pick<ApiPageView, 'sections'> & Partial<ApiPageView>;

function getKindParts(page: ApiPage, context: ViewContext): KindParts {
  switch (page.kind) {
    case 'component':
      return componentParts(page, context);
    case 'hook':
      return hookParts(page, context);
    case 'interface':
      return interfaceParts(page, context);
  }
}

function componentParts(page: ApiComponent, context: ViewContext): KindParts {
  const inherited = page.inherited.map(({origin, package: name, props}) => ({
    origin,
    package: name,
    entries: memberEntries(page, 'props', props, context),
  }));
  const slots = page.slots.map((slot) => slotEntry(slot, context));
  const classes = page.classes.map((each) => classEntry(each, context));
  return {
    sections: [
      ...section('props', memberEntries(page, 'props', requiredFirst(page.props), context)),
      ...section('slots', slots),
      ...section('classes', classes),
    ],
    ...(inherited.length > 0 && {inherited}),
    ...(page.themeKey !== null && {
      theme: {key: page.themeKey, code: context.highlight(themeExample(page.themeKey, page), 'tsx')},
    }),
    ...(page.refType !== null && {refType: escapeHtml(page.refType)}),
  };
}

function hookParts(page: ApiHook, context: ViewContext): KindParts {
  const {signatures, options, returned} = page;
  return {
    signatures: signatures.map((signature) => signatureView(signature, context)),
    sections: [
      ...section('options', memberEntries(page, 'options', requiredFirst(options), context)),
      ...section('returned', memberEntries(page, 'returned', returned, context)),
    ],
  };
}

function interfaceParts(page: ApiInterface, context: ViewContext): KindParts {
  const {definition, typeParameters, extends: bases, properties} = page;
  const html = (type: ApiTypeNode) => typeHtml(type, context.getHref);
  return {
    ...(definition && {
      definition: [html(definition.node), ...valueLines([definition.node], context)].join('\n'),
    }),
    ...(typeParameters.length > 0 && {typeParameters: typeParameters.map(html)}),
    ...(bases.length > 0 && {extends: bases.map(({node}) => html(node))}),
    sections: section('properties', memberEntries(page, 'properties', requiredFirst(properties), context)),
  };
}

function memberEntries(
  {product, slug}: ApiPage,
  kind: ApiSectionKind,
  members: readonly ApiMember[],
  context: ViewContext,
): ApiEntryView[] {
  return members.map((member) => memberEntry(member, {kind, product, slug}, context));
}
