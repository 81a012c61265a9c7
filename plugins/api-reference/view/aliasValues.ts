import type {ApiModel, ApiTypeNode} from '../model/types';
import {walkNode} from '../model/walkTypes';
import {createUnion} from '../model/makeNodes';
import {typeText} from '../model/typeText';

/** A named type inside another one, with the values that it stands for. */
export interface AliasValues {
  /** `DateView`. */
  name: string;
  /** Its page, `<product>/<slug>`. */
  page: string;
  /** `'year' | 'month' | 'day'`: at least one literal, further names of plain types. */
  values: ApiTypeNode;
}

/** The values of the type on a page; `undefined` where it is no list of values. */
export type FindValues = (page: string) => ApiTypeNode | undefined;

const plainTypes: ReadonlySet<string> = new Set([
  'string',
  'number',
  'boolean',
  'null',
  'undefined',
  'true',
  'false',
]);

/** Longer lists are read on the page of the type. */
const LONGEST_VALUES = 160;

type Members = (node: ApiTypeNode, seen: readonly string[]) => ApiTypeNode[] | null;

/**
 * Reads the members of a union, with those of the aliases in it; `null` when one is neither a value nor a plain type.
 * The second parameter has the pages that were opened on the way.
 */
function memberReader({pages}: Pick<ApiModel, 'pages'>): {
  readMembers: Members;
  findDefinition: (page: string) => ApiTypeNode | undefined;
} {
  const definitions = new Map(
    pages.flatMap((page): [string, ApiTypeNode][] =>
      page.kind === 'interface' && page.definition
        ? [[`${page.product}/${page.slug}`, page.definition.node]]
        : [],
    ),
  );
  const readMembers: Members = (node, seen) => {
    if (node.kind === 'union') {
      const members = node.members.map((member) => readMembers(member, seen));
      return members.every((member) => member !== null) ? members.flat() : null;
    }
    if (node.kind === 'literal') {
      return [node];
    }
    if (node.kind !== 'name' || node.args.length > 0) {
      return null;
    }
    const {page, name} = node;
    const definition = page === undefined || seen.includes(page) ? undefined : definitions.get(page);
    if (definition && page !== undefined) {
      return readMembers(definition, [...seen, page]);
    }
    return plainTypes.has(name) ? [node] : null;
  };
  return {readMembers, findDefinition: (page) => definitions.get(page)};
}

/** The lists of values that the types of a model are, by the page of each. */
export function createValueFinder(model: Pick<ApiModel, 'pages'>): FindValues {
  const {readMembers, findDefinition} = memberReader(model);
  return (page) => {
    const definition = findDefinition(page);
    const all = definition && readMembers(definition, [page]);
    const members = [...new Map(all?.map((member) => [typeText(member), member])).values()];
    return members.some(({kind}) => kind === 'literal') ? createUnion(members) : undefined;
  };
}

/** Writes types of a model so that two ways to write a list of values or plain types are one: in order, without aliases. */
export function plainTypeText(model: Pick<ApiModel, 'pages'>): (type: ApiTypeNode) => string {
  const {readMembers} = memberReader(model);
  return (type) => readMembers(type, [])?.map(typeText).sort().join(' | ') ?? typeText(type);
}

/** The aliases in a type that stand for a list of values, each once, in their order. */
export function aliasesIn(type: ApiTypeNode, findValues: FindValues): AliasValues[] {
  const found = new Map<string, AliasValues>();
  for (const node of walkNode(type)) {
    const page = node.kind === 'name' && node.args.length === 0 ? node.page : undefined;
    const values = page === undefined ? undefined : findValues(page);
    const isShown = values !== undefined && typeText(values).length <= LONGEST_VALUES;
    if (node.kind === 'name' && page !== undefined && isShown) {
      found.set(page, {name: node.name, page, values});
    }
  }
  return [...found.values()];
}
