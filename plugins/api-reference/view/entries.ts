import escapeHtml from 'escape-html';
import {createFunction} from '../model/makeNodes';
import type {
  ApiClass,
  ApiDeprecation,
  ApiEvent,
  ApiMember,
  ApiProduct,
  ApiSelector,
  ApiSignature,
  ApiSlot,
  ApiType,
  ApiTypeNode,
} from '../model/types';
import {aliasesIn} from './aliasValues';
import {toAnchor} from './anchors';
import type {ViewContext} from './context';
import {linkHtml} from './html';
import {typeHtml} from './typeHtml';
import type {
  ApiDeprecatedView,
  ApiEntryView,
  ApiParameterView,
  ApiSectionKind,
  ApiSignatureView,
} from './types';

/** The view without what says nothing; the fields that a view must have are never empty, so its type stays. */
function withoutEmpty<View extends object>(view: View): View {
  const says = (value: unknown) =>
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(view).filter(([, value]) => says(value))) as View;
}

const html = (type: ApiType, {getHref}: ViewContext) => typeHtml(type.node, getHref);

/** A deprecation as the page shows it; `undefined` without one. */
export function deprecatedView(
  deprecated: ApiDeprecation | null,
  {describe}: ViewContext,
): ApiDeprecatedView | undefined {
  return deprecated ? {text: describe(deprecated.text)} : undefined;
}

/** How a function is called, printed like a type. */
function callHtml(signature: ApiSignature, {getHref}: ViewContext): string {
  const {typeParameters} = signature;
  const generics =
    typeParameters.length > 0
      ? `&lt;${typeParameters.map((each) => typeHtml(each, getHref)).join(', ')}&gt;`
      : '';
  return generics + typeHtml(createFunction(signature), getHref);
}

function parameterViews({params}: ApiSignature, context: ViewContext): ApiParameterView[] {
  return params.map(({name, optional, type, description}) => ({
    name,
    ...(optional && {optional}),
    type: html(type, context),
    description: context.describe(description),
  }));
}

/** A signature with its parameters and result. */
export function signatureView(signature: ApiSignature, context: ViewContext): ApiSignatureView {
  const {type, description} = signature.returns;
  return {
    code: [callHtml(signature, context), ...valueLines(callTypes(signature), context)].join('\n'),
    params: parameterViews(signature, context),
    returns: {type: html(type, context), description: context.describe(description)},
  };
}

/** Whether the type itself says how it is called. */
export function showsCall(node: ApiTypeNode): boolean {
  return node.kind === 'function' || (node.kind === 'union' && node.members.some(showsCall));
}

/** Where a member stands. */
export interface MemberPlace {
  kind: ApiSectionKind;
  product: ApiProduct;
  slug: string;
}

/** The aliases in types with what they stand for, as lines of TypeScript: `DateView = 'year' | 'month' | 'day'`. */
export function valueLines(types: readonly ApiTypeNode[], {getHref, findValues}: ViewContext): string[] {
  const node: ApiTypeNode = {
    kind: 'tuple',
    elements: types.map((type) => ({optional: false, rest: false, type})),
  };
  return aliasesIn(node, findValues).map(
    ({name, page, values}) => `${linkHtml(getHref(page), escapeHtml(name))} = ${typeHtml(values, getHref)}`,
  );
}

/** The types that a call takes and gives. */
function callTypes(signature: ApiSignature | null): ApiTypeNode[] {
  return signature ? [...signature.params.map(({type}) => type.node), signature.returns.type.node] : [];
}

/** The type that declares a member, a link where it has a page that is not the one at hand. */
function declaredHtml(
  name: string | null,
  {product, slug}: MemberPlace,
  {getHref, findTypePage}: ViewContext,
): string | undefined {
  const page = name === null ? undefined : findTypePage(product, name);
  const isOther = page !== undefined && page !== `${product}/${slug}`;
  return name === null ? undefined : isOther ? linkHtml(getHref(page), escapeHtml(name)) : escapeHtml(name);
}

/** Parameters and result, where the packages say more about them than their types. */
function describedCall(
  signature: ApiSignature | null,
  type: ApiType,
  context: ViewContext,
): Partial<ApiEntryView> {
  if (!signature) {
    return {};
  }
  const isDescribed = signature.params.some(({description}) => description !== '');
  const {returns} = signatureView(signature, context);
  return {
    call: showsCall(type.node) ? undefined : callHtml(signature, context),
    params: isDescribed ? parameterViews(signature, context) : undefined,
    returns: returns.description === '' ? undefined : returns,
  };
}

/** Whether readers give the members of a section a value: of all others nobody can leave one out. */
export function isGiven(kind: ApiSectionKind): boolean {
  return kind !== 'methods' && kind !== 'returned';
}

/** What all entries have, and the parts of one kind. */
function entryView(
  kind: ApiSectionKind,
  {name, plan, deprecated, description}: Pick<ApiMember, 'name' | 'plan' | 'deprecated' | 'description'>,
  context: ViewContext,
  parts: Partial<ApiEntryView>,
): ApiEntryView {
  return withoutEmpty<ApiEntryView>({
    id: toAnchor(kind, name),
    name,
    plan: plan === 'community' ? undefined : plan,
    deprecated: deprecatedView(deprecated, context),
    description: context.describe(description),
    ...parts,
  });
}

/** A prop, a property or a method, an option of a hook, or a part of what it returns. */
export function memberEntry(member: ApiMember, place: MemberPlace, context: ViewContext): ApiEntryView {
  const {required, type, notes, declaredIn, signature} = member;
  return entryView(place.kind, member, context, {
    required: required && isGiven(place.kind) ? true : undefined,
    type: html(type, context),
    values: valueLines([type.node, ...callTypes(signature)], context),
    default: member.default ?? undefined,
    ...describedCall(signature, type, context),
    notes: notes.map(context.describe),
    declaredIn: declaredHtml(declaredIn, place, context),
  });
}

/** A slot. */
export function slotEntry(slot: ApiSlot, context: ViewContext): ApiEntryView {
  return entryView('slots', slot, context, {
    type: html(slot.type, context),
    default: slot.default ?? undefined,
    selector: slot.class ?? undefined,
    propsType: slot.propsType ? html(slot.propsType, context) : undefined,
  });
}

/** A CSS class. */
export function classEntry(each: ApiClass, context: ViewContext): ApiEntryView {
  return entryView('classes', {...each, name: each.key, plan: 'community'}, context, {
    selector: `.${each.className}`,
    isGlobal: each.isGlobal ? true : undefined,
  });
}

/** An event of the data grid. */
export function eventEntry(event: ApiEvent, context: ViewContext): ApiEntryView {
  const {params, prop} = event;
  return entryView('events', event, context, {
    type: params ? html(params, context) : undefined,
    values: params ? valueLines([params.node], context) : undefined,
    eventType: html(event.event, context),
    prop: prop ? context.describe(`\`DataGrid.${prop}\``) : undefined,
  });
}

/** A state selector of the data grid. */
export function selectorEntry(selector: ApiSelector, context: ViewContext): ApiEntryView {
  return entryView('selectors', selector, context, {
    type: html(selector.signature.returns.type, context),
    values: valueLines(callTypes(selector.signature), context),
    call: callHtml(selector.signature, context),
  });
}
