import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {valueIn} from '../../../src/lib/values';
import type {ApiEntryPoint} from '../model/types';
import {compilerOptions, parserOptions} from './compilerOptions';
import type {DocumentedPackage} from './packages';

/** Folders that a package ships but that no application imports from. */
const internalFolder = /^(?:internals|tests|modern|node|esm|node_modules)(?:\/|$)/;

const declarationsIn = (folder: string): string => path.join(folder, 'index.d.ts');

/** The folders below a package that can be imported: those of its export map, or all where it has none. */
function listSubpaths({folder}: DocumentedPackage): string[] {
  const manifest: unknown = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const map = valueIn(manifest, 'exports');
  const subpaths =
    typeof map === 'object' && map !== null
      ? Object.keys(map).map((key) => key.replace(/^\.\/?/, ''))
      : ['', ...readdirSync(folder)];
  return subpaths
    .filter((subpath) => !internalFolder.test(subpath))
    .filter((subpath) => existsSync(declarationsIn(path.join(folder, subpath))))
    .sort();
}

/** The declaration file that a module specifier leads to, with the packages of the set in place of those installed. */
function resolveModule(specifier: string, from: string, packages: readonly DocumentedPackage[]): string {
  const documented = packages.find(({name}) => specifier === name || specifier.startsWith(`${name}/`));
  if (documented) {
    return declarationsIn(path.join(documented.folder, specifier.slice(documented.name.length)));
  }
  // The compiler would find these files too, but would take most of the time for it.
  const beside = path.join(path.dirname(from), specifier.replace(/\.m?js$/, ''));
  const near = specifier.startsWith('.')
    ? [`${beside}.d.ts`, declarationsIn(beside)].find((each) => existsSync(each))
    : undefined;
  if (near !== undefined) return near;
  const {resolvedModule} = ts.resolveModuleName(specifier, from, compilerOptions, ts.sys);
  if (!resolvedModule) {
    throw new Error(`"${specifier}", which ${from} exports, has no declarations`);
  }
  return resolvedModule.resolvedFileName;
}

/** The names that a declaration with the word `export` in front of it adds. */
function declaredNames(statement: ts.Statement): string[] {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const kinds = new Set(modifiers.map(({kind}) => kind));
  if (!kinds.has(ts.SyntaxKind.ExportKeyword) || kinds.has(ts.SyntaxKind.DefaultKeyword)) {
    return [];
  }
  if (ts.isVariableStatement(statement)) {
    // Declarations have no patterns: the compiler writes a constant for each name.
    return statement.declarationList.declarations.flatMap(({name}) =>
      ts.isIdentifier(name) ? [name.text] : [],
    );
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

/** Reads which names declaration files export, each file once. No types are resolved. */
function exportReader(packages: readonly DocumentedPackage[]): (file: string) => ReadonlySet<string> {
  const known = new Map<string, Set<string>>();
  const read = (file: string): ReadonlySet<string> => {
    const before = known.get(file);
    if (before) return before;
    const names = new Set<string>();
    // Kept before it is complete, because two files may export each other.
    known.set(file, names);
    const add = (name: string): void => {
      if (name !== 'default') names.add(name);
    };
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), parserOptions);
    for (const statement of source.statements) {
      if (!ts.isExportDeclaration(statement)) {
        declaredNames(statement).forEach(add);
      } else if (statement.exportClause && ts.isNamedExports(statement.exportClause)) {
        statement.exportClause.elements.forEach(({name}) => {
          add(name.text);
        });
      } else if (statement.exportClause) {
        add(statement.exportClause.name.text);
      } else if (statement.moduleSpecifier && ts.isStringLiteral(statement.moduleSpecifier)) {
        read(resolveModule(statement.moduleSpecifier.text, file, packages)).forEach(add);
      }
    }
    return names;
  };
  return read;
}

/** Modules that add to the types of others, and date adapters: nothing that a page could be about. */
const withoutPages = /\/(?:themeAugmentation|typeOverloads|Adapter\w+)$/;

/** The modules below the packages that export something that no package of the product exports itself. */
export function modulesThatAdd(entryPoints: readonly ApiEntryPoint[]): string[] {
  const isRoot = ({path: module}: ApiEntryPoint) => /^@[^/]+\/[^/]+$/.test(module);
  const known = new Set(
    entryPoints.filter(isRoot).flatMap(({product, names}) => names.map((name) => `${product}/${name}`)),
  );
  return entryPoints
    .filter((each) => !isRoot(each) && !withoutPages.test(each.path))
    .filter(({product, names}) => names.some((name) => !known.has(`${product}/${name}`)))
    .map(({path: module}) => module);
}

/**
 * Every module that an application can import of the packages, with all that it exports: the root of each package and
 * the folders below it. In the order of the packages, then by path.
 *
 * @throws an error that names a module that cannot be found
 */
export function readEntryPoints(packages: readonly DocumentedPackage[]): ApiEntryPoint[] {
  const namesIn = exportReader(packages);
  return packages.flatMap((documented) =>
    listSubpaths(documented).map((subpath) => ({
      path: subpath === '' ? documented.name : `${documented.name}/${subpath}`,
      product: documented.product,
      names: [...namesIn(declarationsIn(path.join(documented.folder, subpath)))].sort(),
    })),
  );
}
