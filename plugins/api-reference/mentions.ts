import ts from 'typescript';
import type {Extraction} from './extract/extractModel';
import {groupBy} from '../../src/lib/groupBy';
import {leftOutReason} from './leftOut';
import type {ApiTypeName} from './model/types';
import {getModelTypes} from './model/walkTypes';

/** A type of the packages that is named without a link. */
export interface UnlinkedType {
  name: string;
  /** Why it has no page; `undefined` when nothing says it: a fault. */
  reason: string | undefined;
  /** How often it is named. */
  mentions: number;
}

export interface Mentions {
  /** How often a type of the packages is named in a type that the reference shows. */
  all: number;
  linked: number;
  /** What is named most often first. */
  unlinked: UnlinkedType[];
}

/** The commonest reason: readers cannot import it. */
export const notExported = 'no package exports it';

/** Looks at every place where the reference names a type of the packages, type parameters left aside. */
export function readMentions({model, context}: Pick<Extraction, 'model' | 'context'>): Mentions {
  const exported = new Map(
    context.exports.flatMap((each) => each.from.map(({symbol}) => [symbol, each] as const)),
  );
  const isMuiType = (symbol: ts.Symbol): boolean => {
    const [declaration] = symbol.declarations ?? [];
    const isParameter = (symbol.flags & ts.SymbolFlags.TypeParameter) !== 0;
    return declaration !== undefined && !isParameter && context.reader.isDocumented(declaration);
  };
  const mentions = getModelTypes(model)
    .filter((node): node is ApiTypeName => node.kind === 'name')
    .flatMap((node) => {
      const symbol = context.references.get(node);
      return symbol && isMuiType(symbol) ? [{node, symbol}] : [];
    });
  const left = mentions.filter(({node}) => node.page === undefined);
  const unlinked = [...groupBy(left, ({symbol}) => symbol)].map(([symbol, all]): UnlinkedType => {
    const of = exported.get(symbol);
    return {
      name: all[0].node.name,
      reason: of ? leftOutReason(of) : notExported,
      mentions: all.length,
    };
  });
  return {
    all: mentions.length,
    linked: mentions.length - left.length,
    unlinked: unlinked.sort((a, b) => b.mentions - a.mentions || (a.name < b.name ? -1 : 1)),
  };
}
