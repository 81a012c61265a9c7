import type ts from 'typescript';
import {memoize} from '../../../src/lib/memoize';
import {typesWithHiddenMembers} from '../exceptions';
import type {ApiEntryPoint, ApiTypeName} from '../model/types';
import {modulesThatAdd, readEntryPoints} from './entryPoints';
import {readExports, type ApiExport} from './exports';
import type {DocumentedPackage} from './packages';
import {createApiProgram, findPackageName, type ApiProgram} from './program';
import {readPublishedModule, type PublishedModule} from './propTypes/readPropTypes';
import {openAliases} from './types/openAliases';
import type {TypeReader} from './types/typeReader';

/** Everything that one extraction shares. Made once, thrown away with the result. */
export interface ExtractContext {
  api: ApiProgram;
  /** Every module that applications import. */
  entryPoints: readonly ApiEntryPoint[];
  exports: readonly ApiExport[];
  reader: TypeReader;
  /** The symbols of the named types in the model; turned into links at the end. */
  references: Map<ApiTypeName, ts.Symbol>;
  /** The published module beside a declaration file, read once. */
  getModule: (declarationFile: string) => PublishedModule | null;
  /** The npm package that a declaration belongs to. */
  getPackageName: (declaration: ts.Node) => string;
  /** The documented package of that name. */
  documented: ReadonlyMap<string, DocumentedPackage>;
}

/**
 * Reads the packages' declarations and prepares their extraction.
 *
 * @throws an error that names the package without declarations
 */
export function createContext(packages: readonly DocumentedPackage[]): ExtractContext {
  const entryPoints = readEntryPoints(packages);
  const api = createApiProgram(packages, typesWithHiddenMembers, modulesThatAdd(entryPoints));
  const exports = readExports(api);
  const exported = new Set(exports.flatMap(({from}) => from.map(({symbol}) => symbol)));
  const references = new Map<ApiTypeName, ts.Symbol>();
  const findCachedPackageName = memoize((fileName: string) => findPackageName(fileName, packages));
  const getPackageName = (declaration: ts.Node) =>
    findCachedPackageName(declaration.getSourceFile().fileName);
  const documented = new Map(packages.map((entry) => [entry.name, entry]));
  const isDocumented = (declaration: ts.Node) => documented.has(getPackageName(declaration));
  const reader: TypeReader = {
    checker: api.checker,
    onName: (node, symbol) => references.set(node, symbol),
    typeArguments: new Map(),
    typeParameters: new Set(),
    openAlias: openAliases((symbol) => exported.has(symbol), isDocumented),
    isDocumented,
  };
  return {
    api,
    entryPoints,
    exports,
    reader,
    references,
    getModule: memoize(readPublishedModule),
    getPackageName,
    documented,
  };
}
