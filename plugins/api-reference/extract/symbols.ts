import ts from 'typescript';

/** What a symbol stands for: the one behind an alias, which an import is. */
export function resolved(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** The symbol that a name in a declaration stands for. */
export function symbolAt(checker: ts.TypeChecker, name: ts.Node): ts.Symbol | undefined {
  const local = checker.getSymbolAtLocation(name);
  return local && resolved(checker, local);
}

/** Orders by name, the capital letters first. */
export function byName<Named extends {name: string}>(a: Named, b: Named): number {
  return a.name < b.name ? -1 : 1;
}
