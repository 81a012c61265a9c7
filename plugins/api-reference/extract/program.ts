import path from 'node:path';
import ts from 'typescript';
import {compilerOptions, hostWith, packagePaths} from './compilerOptions';
import type {DocumentedPackage} from './packages';

/** The declarations of all packages of a set, read as one program. */
export interface ApiProgram {
  program: ts.Program;
  checker: ts.TypeChecker;
  /** The modules that are read for their exports: the root of each package, then the folders below that add to it. */
  entries: readonly EntryModule[];
  /** The types of some pages with the defaults of their type parameters, by the name of the page. */
  defaults: ReadonlyMap<string, ts.Symbol>;
}

/** A module that applications import. */
export interface EntryModule {
  package: DocumentedPackage;
  /** Below the package: `locales`; empty for its root. */
  path: string;
  symbol: ts.Symbol;
}

/** A type with type parameters that hide some of its members. */
export interface DefaultedType {
  /** The page that shows the members: a component, or the type itself. */
  name: string;
  type: string;
  package: string;
}

/**
 * A module that is written nowhere. It has the types whose type parameters stand in the way, with the defaults of these
 * parameters: one exported alias for each, under the name of its page. And it says what an
 * application says that chooses a date adapter: without any, every date would be `any`.
 */
const ADDED_FILE = 'api-reference-added.d.ts';
const DATES = '@mui/x-date-pickers';

const dateAdapter = `interface PickerValidDate { readonly date: never }
declare module '${DATES}/models' { interface PickerValidDateLookup { date: PickerValidDate } }
`;

function addedModule(names: ReadonlySet<string>, types: readonly DefaultedType[]): string {
  const aliases = types
    .filter((each) => names.has(each.package))
    .map(
      ({name, type, package: from}, index) =>
        `import type {${type} as T${index}} from '${from}';\nexport type ${name} = T${index};\n`,
    );
  return `${aliases.join('')}${names.has(DATES) ? dateAdapter : ''}export {};\n`;
}

/** What the root of a package does not load but what says something about its exports. */
const sideModule = 'themeAugmentation/index.d.ts';

/**
 * Reads the declarations of the packages.
 *
 * @param defaulted - types that are read with the defaults of their type parameters
 * @param added - modules below the packages that export what no root does: `@mui/x-charts/locales`
 * @throws an error that names the module that has no declarations
 */
export function createApiProgram(
  packages: readonly DocumentedPackage[],
  defaulted: readonly DefaultedType[],
  added: readonly string[],
): ApiProgram {
  const below = packages.flatMap((documented) =>
    added
      .filter((module) => module.startsWith(`${documented.name}/`))
      .map((module) => ({package: documented, path: module.slice(documented.name.length + 1)})),
  );
  const modules = [...packages.map((documented) => ({package: documented, path: ''})), ...below];
  const getFile = (module: Omit<EntryModule, 'symbol'>) =>
    path.join(module.package.folder, module.path, 'index.d.ts');
  const sides = packages.map(({folder}) => path.join(folder, sideModule));
  const folders = packages.map(({name, folder}) => [name, folder] as const);
  const options = {...compilerOptions, paths: packagePaths(folders)};
  const names = new Set(packages.map(({name}) => name));
  const home = packages.find(({name}) => name === DATES) ?? packages[0];
  const addedFile = path.join(home?.folder ?? '', ADDED_FILE);
  const files = [...modules.map(getFile), ...sides.filter((file) => ts.sys.fileExists(file)), addedFile];
  const host = hostWith(new Map([[addedFile, addedModule(names, defaulted)]]), options);
  const program = ts.createProgram(files, options, host);
  const checker = program.getTypeChecker();
  const getModule = (fileName: string) => {
    const file = program.getSourceFile(fileName);
    return file && checker.getSymbolAtLocation(file);
  };
  const entries = modules.map((module) => {
    const symbol = getModule(getFile(module));
    if (symbol === undefined) {
      throw new Error(`"${module.package.name}" has no declarations in ${getFile(module)}`);
    }
    return {...module, symbol};
  });
  const defaults = getModule(addedFile);
  const aliases = (defaults ? checker.getExportsOfModule(defaults) : []).map(
    (alias) => [alias.name, alias] as const,
  );
  return {program, checker, entries, defaults: new Map(aliases)};
}

/** The npm package that a file belongs to, by the last `node_modules` in its path, or the documented name. */
export function findPackageName(fileName: string, packages: readonly DocumentedPackage[]): string {
  const documented = packages.find(({folder}) => fileName.startsWith(`${folder}/`));
  if (documented) {
    return documented.name;
  }
  const inside = fileName.split('/node_modules/').pop() ?? '';
  return /^(?:@[^/]+\/)?[^/]+/.exec(inside)?.[0] ?? '';
}
