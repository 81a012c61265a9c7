import type ts from 'typescript';
import type {ApiPage, ApiProduct, ApiTypeName} from '../model/types';
import {findOwner, stableName} from './interface/candidates';
import type {ExtractContext} from './context';
import {getFamily} from './plans';

/** The id of a page, as links name it. */
function pageId({product, slug}: Pick<ApiPage, 'product' | 'slug'>): string {
  return `${product}/${slug}`;
}

/** Finds the page of a type by its symbol, or of what it belongs to: `DataGridProps` is described at `DataGrid`. */
function pageFinder(context: ExtractContext, pages: readonly ApiPage[]) {
  const bySymbol = new Map<ts.Symbol, string>();
  const byName = new Map(pages.map((page) => [`${page.product}/${stableName(page.name)}`, pageId(page)]));
  for (const {name, product, from} of context.exports) {
    const id = byName.get(`${product}/${stableName(name)}`);
    if (id !== undefined) {
      from.forEach(({symbol}) => bySymbol.set(symbol, id));
    }
  }
  // A type may be exported under another name than it is declared with.
  for (const {name, product, from} of context.exports) {
    const owner = byName.get(`${product}/${findOwner(name) ?? ''}`);
    for (const {symbol} of from) {
      if (owner !== undefined && symbol.name !== name && !bySymbol.has(symbol)) {
        bySymbol.set(symbol, owner);
      }
    }
  }
  return (symbol: ts.Symbol): string | undefined => {
    const [declaration] = symbol.declarations ?? [];
    const product: ApiProduct | undefined =
      declaration && context.documented.get(context.getPackageName(declaration))?.product;
    if (!product) {
      return undefined;
    }
    const owner = findOwner(symbol.name);
    return (
      bySymbol.get(symbol) ??
      (owner === null ? undefined : byName.get(`${product}/${owner}`)) ??
      byName.get(`${product}/${getFamily(symbol.name)}`)
    );
  };
}

/** Gives every named type of the model its page. Changes the nodes, which nothing else holds yet. */
export function linkTypes(context: ExtractContext, pages: readonly ApiPage[]): void {
  const findPage = pageFinder(context, pages);
  context.references.forEach((symbol, node: ApiTypeName) => {
    const page = findPage(symbol);
    if (page !== undefined) {
      node.page = page;
    }
  });
}
