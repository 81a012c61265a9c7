import ts from 'typescript';
import type {Extraction} from './extract/extractModel';
import type {ApiModel, ApiTypeName, ApiTypeNode} from './model/types';
import {typesOfPage, typesOfSignature, walkNode} from './model/walkTypes';

/** Why a mention of a type of the packages is no link. */
export type UnlinkedReason = 'not exported' | 'without a page';

/** A type of the packages that is named without a link. */
export interface UnlinkedType {
  name: string;
  reason: UnlinkedReason;
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

function shownTypes({pages, events, selectors}: ApiModel): ApiTypeNode[] {
  return [
    ...pages.flatMap(typesOfPage),
    ...events.flatMap(({params, event}) => [...(params ? [params.node] : []), event.node]).flatMap(walkNode),
    ...selectors.flatMap(({signature}) => typesOfSignature(signature)).flatMap(walkNode),
  ];
}

/** Looks at every place where the reference names a type of the packages, type parameters left aside. */
export function readMentions({model, context}: Pick<Extraction, 'model' | 'context'>): Mentions {
  const exported = new Set(context.exports.flatMap(({from}) => from.map(({symbol}) => symbol)));
  const isOwn = (symbol: ts.Symbol): boolean => {
    const [declaration] = symbol.declarations ?? [];
    const isParameter = (symbol.flags & ts.SymbolFlags.TypeParameter) !== 0;
    return (
      declaration !== undefined &&
      !isParameter &&
      context.reader.isDocumented(declaration.getSourceFile().fileName)
    );
  };
  const mentions = shownTypes(model)
    .filter((node): node is ApiTypeName => node.kind === 'name')
    .flatMap((node) => {
      const symbol = context.references.get(node);
      return symbol && isOwn(symbol) ? [{node, symbol}] : [];
    });
  const unlinked = new Map<ts.Symbol, UnlinkedType>();
  for (const {node, symbol} of mentions) {
    if (node.page === undefined) {
      const reason = exported.has(symbol) ? 'without a page' : 'not exported';
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
