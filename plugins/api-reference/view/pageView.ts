import escapeHtml from 'escape-html';
import type {ApiComponent, ApiHook, ApiInterface, ApiMember, ApiPage} from '../model/types';
import type {ViewContext} from './context';
import {classEntry, deprecatedView, memberEntry, signatureView, slotEntry, valueLines} from './entries';
import {markdownHtml} from './markdownHtml';
import {themeExample} from './themeExample';
import {typeHtml} from './typeHtml';
import type {ApiDemosView, ApiPageView, ApiSectionView} from './types';

/** Required members first; within both parts the order of the model. */
export function requiredFirst(members: readonly ApiMember[]): ApiMember[] {
  return [...members.filter(({required}) => required), ...members.filter(({required}) => !required)];
}

function section(kind: ApiSectionView['kind'], entries: ApiSectionView['entries']): ApiSectionView[] {
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
    description: markdownHtml(page.description, context.codeHref),
    imports: imports.map((each) => ({
      ...each,
      statements: each.statements.map((statement) => context.highlight(statement, 'tsx')),
    })),
    demos,
    source: {href: source.url, file: `${source.package}/${source.file}`},
    ...ownParts(page, context),
  };
}

type OwnParts = Pick<ApiPageView, 'sections'> & Partial<ApiPageView>;

function ownParts(page: ApiPage, context: ViewContext): OwnParts {
  switch (page.kind) {
    case 'component':
      return componentParts(page, context);
    case 'hook':
      return hookParts(page, context);
    case 'interface':
      return interfaceParts(page, context);
  }
}

function componentParts(page: ApiComponent, context: ViewContext): OwnParts {
  const {product, slug} = page;
  const inherited = page.inherited.map(({origin, package: name, props}) => ({
    origin,
    package: name,
    entries: props.map((prop) => memberEntry(prop, {kind: 'props', product, slug}, context)),
  }));
  return {
    sections: [
      ...section(
        'props',
        requiredFirst(page.props).map((prop) => memberEntry(prop, {kind: 'props', product, slug}, context)),
      ),
      ...section(
        'slots',
        page.slots.map((slot) => slotEntry(slot, context)),
      ),
      ...section(
        'classes',
        page.classes.map((each) => classEntry(each, context)),
      ),
    ],
    ...(inherited.length > 0 && {inherited}),
    ...(page.themeKey !== null && {
      theme: {key: page.themeKey, code: context.highlight(themeExample(page.themeKey, page), 'tsx')},
    }),
    ...(page.refType !== null && {refType: escapeHtml(page.refType)}),
  };
}

function hookParts({product, slug, signatures, options, returned}: ApiHook, context: ViewContext): OwnParts {
  const entries = (kind: 'options' | 'returned', members: readonly ApiMember[]) =>
    members.map((member) => memberEntry(member, {kind, product, slug}, context));
  return {
    signatures: signatures.map((signature) => signatureView(signature, context)),
    sections: [
      ...section('options', entries('options', requiredFirst(options))),
      ...section('returned', entries('returned', returned)),
    ],
  };
}

function interfaceParts(page: ApiInterface, context: ViewContext): OwnParts {
  const {hrefOf} = context;
  const {product, slug} = page;
  return {
    ...(page.definition && {
      definition: [
        typeHtml(page.definition.node, hrefOf),
        ...valueLines([page.definition.node], context),
      ].join('\n'),
    }),
    ...(page.typeParameters.length > 0 && {
      typeParameters: page.typeParameters.map((each) => typeHtml(each, hrefOf)),
    }),
    ...(page.extends.length > 0 && {extends: page.extends.map(({node}) => typeHtml(node, hrefOf))}),
    sections: section(
      'properties',
      requiredFirst(page.properties).map((property) =>
        memberEntry(property, {kind: 'properties', product, slug}, context),
      ),
    ),
  };
}
