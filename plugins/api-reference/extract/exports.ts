import ts from 'typescript';
import {reasonToLeaveOut} from '../exceptions';
import type {ApiProduct} from '../model/types';
import {readSymbolComment, isIgnored} from './comments';
import type {ApiProgram} from './program';
import type {DocumentedPackage} from './packages';
import {resolved} from './symbols';

/** What an export is to a reader. */
export type ExportKind = 'component' | 'hook' | 'selector' | 'type' | 'value';

/** One name that one or more packages of a product export. */
export interface ApiExport {
  name: string;
  product: ApiProduct;
  kind: ExportKind;
  /** What each package exports under this name, community first; the same symbol when it is handed on. */
  from: readonly [ExportSource, ...ExportSource[]];
}

/** Where a package exports a name. */
export interface ExportSource {
  package: DocumentedPackage;
  symbol: ts.Symbol;
  /** The folder below the package, `locales`; empty for what its root exports. */
  path: string;
}

/** The symbol that says most about an export: that of the first package. */
export function mainSymbol({from: [first]}: ApiExport): ts.Symbol {
  return first.symbol;
}

/** Whether a component or a hook has a page: nothing says that it is left out. */
export function hasPage(exported: ApiExport, kind: 'component' | 'hook'): boolean {
  return (
    exported.kind === kind &&
    reasonToLeaveOut(kind, exported.name) === undefined &&
    !isIgnored(readSymbolComment(mainSymbol(exported)))
  );
}

const rendered = new Set(['Element', 'ReactElement', 'ReactNode', 'ReactPortal']);

/** True for what a component returns: an element of React, alone or with `null` and the like. */
function isRendered(type: ts.Type): boolean {
  const members = type.isUnion() ? type.types : [type];
  return (
    rendered.has(type.aliasSymbol?.name ?? '') ||
    members.some((member) => rendered.has(member.symbol?.name ?? ''))
  );
}

function isComponentType(type: ts.Type): boolean {
  // A context of React 19 can be rendered, but is no component.
  if (type.getProperty('Provider')) {
    return false;
  }
  const isFunction = type
    .getCallSignatures()
    .some((signature) => signature.parameters.length <= 2 && isRendered(signature.getReturnType()));
  const isClass = type
    .getConstructSignatures()
    .some((signature) => signature.getReturnType().getProperty('render') !== undefined);
  return isFunction || isClass;
}

function getKind(name: string, symbol: ts.Symbol, checker: ts.TypeChecker): ExportKind {
  if (!(symbol.flags & ts.SymbolFlags.Value) || symbol.flags & ts.SymbolFlags.Enum) {
    return 'type';
  }
  if (/^(?:unstable_)?use[A-Z]/.test(name)) {
    return 'hook';
  }
  if (/^grid\w*Selector$/.test(name)) {
    return 'selector';
  }
  const isPascal = /^(?:Unstable_)?[A-Z][a-z]/.test(name) && !/^[A-Z_]+$/.test(name);
  const [declaration] = symbol.declarations ?? [];
  return isPascal && declaration && isComponentType(checker.getTypeOfSymbolAtLocation(symbol, declaration))
    ? 'component'
    : 'value';
}

/** Every name that the packages export, by product and name. */
export function readExports({checker, entries}: ApiProgram): ApiExport[] {
  const found = new Map<string, ApiExport>();
  for (const {package: documented, path, symbol: module} of entries) {
    for (const exported of checker.getExportsOfModule(module)) {
      const symbol = resolved(checker, exported);
      const key = `${documented.product}/${exported.name}`;
      const kind = getKind(exported.name, symbol, checker);
      const before = found.get(key);
      const source = {package: documented, symbol, path};
      // A package may hold a placeholder that says which package has the component: it is no component.
      const isBetter = before === undefined || (before.kind === 'value' && kind !== 'value');
      if (isBetter) {
        found.set(key, {name: exported.name, product: documented.product, kind, from: [source]});
      } else if (before.kind === kind && !before.from.some((each) => each.package === documented)) {
        found.set(key, {...before, from: [...before.from, source]});
      }
    }
  }
  // A component that became stable is still exported under its old name.
  return [...found.values()].filter(
    ({name, product}) =>
      !/^unstable_/i.test(name) || !found.has(`${product}/${name.replace(/^unstable_/i, '')}`),
  );
}
