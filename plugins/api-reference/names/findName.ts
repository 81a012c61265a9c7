import type {ApiProduct} from '../model/types';
import {toAnchor} from '../view/anchors';
import {listedPlace} from '../view/gridPages';
import type {ApiNames, PageNames} from './apiNames';
import {readCode} from './readCode';

/** Where a name stands. */
export interface NameContext {
  /** The components of the page, whose props, slots and classes can be named alone. */
  components: readonly string[];
  /** The product of the page: decides between two exports of one name. */
  product?: ApiProduct;
}

/**
 * What a piece of code in prose means: an entry of the reference, a name that should have one and has none (with the
 * names that could be meant), or nothing of the reference.
 */
export type NameMeaning =
  | {kind: 'entry'; place: string}
  | {kind: 'unknown'; name: string; candidates: readonly string[]}
  | {kind: 'other'};

const other: NameMeaning = {kind: 'other'};
const entry = (place: string): NameMeaning => ({kind: 'entry', place});

/** How the exports of the packages begin that nothing else is named like. */
const muiPrefix = /^(?:Grid|DataGrid|Charts|Pickers|TreeItem|TreeView|RichTreeView|SimpleTreeView)[A-Z]/;

/** The page of an exported name; with several, that of the product at hand. */
export function findPage(names: ApiNames, name: string, product?: ApiProduct): PageNames | undefined {
  const pages = names.pages.get(name);
  return pages?.find((page) => page.product === product) ?? pages?.[0];
}

/** Finds what a piece of inline code names. */
export function findName(code: string, names: ApiNames, context: NameContext): NameMeaning {
  const reading = readCode(code);
  switch (reading?.kind) {
    case 'name':
      return plainName(reading.name, names, context);
    case 'member':
      return memberName(reading.owner, reading.name, names, context);
    case 'part':
      return partName(reading.part, reading.name, names, context);
    case 'method':
      return names.methods.has(reading.name)
        ? entry(listedPlace('methods', reading.name))
        : {kind: 'unknown', name: reading.name, candidates: [...names.methods]};
    case 'className': {
      const place = names.classNames.get(reading.name);
      const key = reading.name.replace(/-.*$/s, '');
      return place !== undefined
        ? entry(place)
        : names.themeKeys.has(key)
          ? {kind: 'unknown', name: reading.name, candidates: [...names.classNames.keys()]}
          : other;
    }
    case undefined:
      return other;
  }
}

/** The API pages of the components that a page is about. */
export function contextPages(names: ApiNames, {components, product}: NameContext): PageNames[] {
  return components.map((name) => findPage(names, name, product)).filter((page) => page !== undefined);
}

/** The row of a prop or a property; what is inherited stands below a heading of its own, which tells where it is from. */
function memberPlace({page, inherited}: PageNames, name: string): string {
  return `${page}/#${inherited.has(name) ? 'inherited' : toAnchor('props', name)}`;
}

function plainName(name: string, names: ApiNames, context: NameContext): NameMeaning {
  const page = findPage(names, name, context.product);
  if (page) {
    return entry(`${page.page}/`);
  }
  const themeKey = names.themeKeys.get(name);
  if (themeKey !== undefined) {
    return entry(themeKey);
  }
  const owner = contextPages(names, context).find(({members}) => members.has(name));
  if (owner) {
    return entry(memberPlace(owner, name));
  }
  if (names.selectors.has(name)) {
    return entry(listedPlace('selectors', name));
  }
  if (context.product === 'data-grid' && names.events.has(name)) {
    return entry(listedPlace('events', name));
  }
  const isSelector = /^grid[A-Z]\w*Selector$/.test(name);
  const looksLikeOurs = muiPrefix.test(name) || /^use[A-Z]/.test(name) || isSelector;
  return looksLikeOurs
    ? {kind: 'unknown', name, candidates: isSelector ? [...names.selectors] : [...names.pages.keys()]}
    : other;
}

function memberName(owner: string, name: string, names: ApiNames, context: NameContext): NameMeaning {
  const page = findPage(names, owner, context.product);
  if (!page) {
    return muiPrefix.test(owner)
      ? {kind: 'unknown', name: owner, candidates: [...names.pages.keys()]}
      : other;
  }
  if (page.members.has(name)) {
    return entry(memberPlace(page, name));
  }
  if (page.name === 'GridApi' && names.methods.has(name)) {
    return entry(listedPlace('methods', name));
  }
  return page.isOpen
    ? entry(`${page.page}/`)
    : {
        kind: 'unknown',
        name: `${owner}.${name}`,
        candidates: [...page.members].map((each) => `${owner}.${each}`),
      };
}

function partName(
  part: 'slots' | 'slotProps' | 'classes',
  name: string,
  names: ApiNames,
  context: NameContext,
): NameMeaning {
  const kind = part === 'classes' ? 'classes' : 'slots';
  const pages = contextPages(names, context).filter((page) => page[kind].size > 0);
  const owner = pages.find((page) => page[kind].has(name));
  if (owner) {
    return entry(`${owner.page}/#${toAnchor(kind, name)}`);
  }
  const candidates = pages.flatMap((page) => [...page[kind]]).map((each) => `${part}.${each}`);
  return candidates.length > 0 ? {kind: 'unknown', name: `${part}.${name}`, candidates} : other;
}
