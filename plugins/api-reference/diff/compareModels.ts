import {classesStillThere, replacements} from '../exceptions';
import type {ApiDeprecation, ApiMember, ApiModel, ApiPage, ApiPlan, ApiTypeNode} from '../model/types';
import {plainTypeText} from '../view/aliasValues';
import type {ApiChange, ChangeSubject} from './types';

/** What all changes of one list have in common. */
type Place = Pick<ApiChange, 'subject' | 'product' | 'page' | 'owner'>;

/** Anything that a model names. */
interface Named {
  name: string;
  plan: ApiPlan;
  deprecated: ApiDeprecation | null;
}

function getReplacement({name, deprecated}: Named): string | null | undefined {
  return deprecated ? (replacements[name] ?? deprecated.replacement) : undefined;
}

/**
 * What happened to the items of a list, by name: what is gone, what the deprecation of an older item says to be renamed,
 * what is new, and what has changed in those that are in both. A new name may have had two old ones.
 */
function listChanges<Item extends Named>(
  before: readonly Item[],
  after: readonly Item[],
  getPlace: (item: Item) => Place,
  keptChanges: (before: Item, after: Item) => ApiChange[],
): ApiChange[] {
  const newer = new Map(after.map((item) => [item.name, item]));
  const known = new Set(before.map(({name}) => name));
  const removed: ApiChange[] = [];
  const renamed: ApiChange[] = [];
  const kept: ApiChange[] = [];
  for (const old of before) {
    const item = newer.get(old.name) ?? newer.get(getReplacement(old) ?? '');
    if (!item) {
      removed.push(change('removed', getPlace(old), old, old.name, null));
    } else if (item.name === old.name) {
      kept.push(...keptChanges(old, item));
    } else {
      renamed.push(change('renamed', getPlace(item), item, old.name, item.name), ...keptChanges(old, item));
      known.add(item.name);
    }
  }
  const added = after
    .filter(({name}) => !known.has(name))
    .map((item) => change('added', getPlace(item), item, null, item.name));
  return [...removed, ...renamed, ...added, ...kept];
}

function change(
  kind: ApiChange['kind'],
  place: Place,
  {name, plan, key}: Named & {key?: string},
  before: string | null,
  after: string | null,
): ApiChange {
  return {kind, ...place, name, ...(key !== undefined && {key}), plan, before, after};
}

/** How both versions write a type in which the aliases are replaced by what they stand for. */
interface PlainTexts {
  before: (type: ApiTypeNode) => string;
  after: (type: ApiTypeNode) => string;
}

function memberChanges(
  place: Place,
  plainText: PlainTexts,
): (before: ApiMember, after: ApiMember) => ApiChange[] {
  return (before, after) => {
    const facts = [
      ['type', before.type.text, after.type.text],
      ['default', before.default, after.default],
      ['required', requiredText(before), requiredText(after)],
    ] as const;
    // A name for what was written out before is no other type.
    const isOneType = plainText.before(before.type.node) === plainText.after(after.type.node);
    return facts
      .filter(([kind, old, now]) => old !== now && !(kind === 'type' && isOneType))
      .map(([kind, old, now]) => change(kind, place, after, old, now));
  };
}

function requiredText({required}: ApiMember): string {
  return required ? 'required' : 'optional';
}

function nothingMore(): ApiChange[] {
  return [];
}

function getMembers(page: ApiPage): {subject: ChangeSubject; members: readonly ApiMember[]} {
  switch (page.kind) {
    case 'component':
      return {subject: 'prop', members: page.props};
    case 'interface':
      return {subject: 'property', members: page.properties};
    case 'hook':
      return {subject: 'result', members: page.returned};
  }
}

/**
 * The page as far as the packages write about it: where they do not, nothing says which of its members are for readers.
 * `null` for a page that nothing is written on, and for what the packages call unstable.
 */
function documentedPart(page: ApiPage): ApiPage | null {
  const isDescribed = (parts: readonly {description: string}[]) =>
    parts.some(({description}) => description !== '');
  switch (page.kind) {
    case 'component':
      return isDescribed(page.props) ? page : isDescribed([page]) ? {...page, props: []} : null;
    case 'interface':
      return isDescribed([page, ...page.properties]) ? page : null;
    case 'hook':
      return page.unstable ? null : page;
  }
}

/** The changes inside a page that both models have. */
function pageChanges(old: ApiPage, now: ApiPage, plainText: PlainTexts): ApiChange[] {
  const before = documentedPart(old);
  const after = documentedPart(now);
  if (!before || !after) {
    return [];
  }
  const place = (subject: ChangeSubject): Place => ({
    subject,
    product: after.product,
    page: `${after.product}/${after.slug}`,
    owner: after.name,
  });
  const {subject, members} = getMembers(after);
  const props = listChanges(
    getMembers(before).members,
    members,
    () => place(subject),
    memberChanges(place(subject), plainText),
  );
  if (before.kind !== 'component' || after.kind !== 'component') {
    return props;
  }
  const {plan} = after;
  const classes = ({classes: list}: typeof after) =>
    list.map(({key, className, deprecated}) => ({name: className, key, plan, deprecated}));
  return [
    ...props,
    ...listChanges(before.slots, after.slots, () => place('slot'), nothingMore),
    ...listChanges(classes(before), classes(after), () => place('class'), nothingMore).filter(
      ({kind, name}) => kind !== 'removed' || !classesStillThere.some(({pattern}) => pattern.test(name)),
    ),
  ];
}

function filterByProduct(pages: readonly ApiPage[], product: ApiPage['product']): ApiPage[] {
  return pages.filter((page) => page.product === product);
}

function withoutPage(subject: 'event' | 'selector') {
  return ({name}: {name: string}): Place => ({subject, product: 'data-grid', page: null, owner: name});
}

/** Whether only the page of an export came or went: the packages of both versions have the name. */
function isInBoth({kind, subject, product, name}: ApiChange, before: ApiModel, after: ApiModel): boolean {
  const isExport = subject === 'component' || subject === 'hook' || subject === 'interface';
  const other = kind === 'added' ? before : kind === 'removed' ? after : undefined;
  return isExport && other !== undefined && other.exports[product].includes(name);
}

/**
 * The differences between the API of two package sets, by product and page in the order of the models: what was
 * added, removed, renamed (where a deprecation of the older says so), and whose type, default or necessity changed.
 */
export function compareModels(before: ApiModel, after: ApiModel): ApiChange[] {
  const plainText = {before: plainTypeText(before), after: plainTypeText(after)};
  const products = [...new Set([...after.pages, ...before.pages].map(({product}) => product))];
  const pages = products.flatMap((product) =>
    listChanges(
      filterByProduct(before.pages, product),
      filterByProduct(after.pages, product),
      (page) => ({subject: page.kind, product, page: `${product}/${page.slug}`, owner: page.name}),
      (old, now) => pageChanges(old, now, plainText),
    ).filter((each) => !isInBoth(each, before, after)),
  );
  return [
    ...pages,
    ...listChanges(before.events, after.events, withoutPage('event'), nothingMore),
    ...listChanges(before.selectors, after.selectors, withoutPage('selector'), nothingMore),
  ];
}
