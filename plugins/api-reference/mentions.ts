import ts from 'typescript';
import type {Extraction} from './extract/extractModel';
import {leftOutReason} from './leftOut';
import type {ApiTypeName} from './model/types';
import {typesOfModel} from './model/walkTypes';

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
  const isOwn = (symbol: ts.Symbol): boolean => {
    const [declaration] = symbol.declarations ?? [];
    const isParameter = (symbol.flags & ts.SymbolFlags.TypeParameter) !== 0;
    return (
      declaration !== undefined &&
      !isParameter &&
      context.reader.isDocumented(declaration.getSourceFile().fileName)
    );
  };
  const mentions = typesOfModel(model)
    .filter((node): node is ApiTypeName => node.kind === 'name')
    .flatMap((node) => {
      const symbol = context.references.get(node);
      return symbol && isOwn(symbol) ? [{node, symbol}] : [];
    });
  const unlinked = new Map<ts.Symbol, UnlinkedType>();
  for (const {node, symbol} of mentions) {
    if (node.page === undefined) {
      const of = exported.get(symbol);
      const reason = of ? leftOutReason(of) : notExported;
      const before = unlinked.get(symbol)?.mentions ?? 0;
      unlinked.set(symbol, {name: node.name, reason, mentions: before + 1});
    }
  }
  const left = [...unlinked.values()].sort((a, b) => b.mentions - a.mentions || (a.name < b.name ? -1 : 1));
  return {
    all: mentions.length,
    linked: mentions.filter(({node}) => node.page !== undefined).length,
    unlinked: left,
  };
}
