import path from 'node:path';
import ts from 'typescript';
import type {DocumentedPackage} from './packages';

/** The declarations of all packages of a set, read as one program. */
export interface ApiProgram {
  program: ts.Program;
  checker: ts.TypeChecker;
  packages: readonly DocumentedPackage[];
  /** The root module of each package, and its modules that augment others, by package name. */
  entries: ReadonlyMap<string, ts.Symbol>;
  /** The props of some components with the defaults of their type parameters, by component. */
  defaults: ReadonlyMap<string, ts.Symbol>;
}

/** A component whose props type has type parameters that hide some of its props. */
export interface DefaultedComponent {
  name: string;
  package: string;
}

const compilerOptions: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
};

/**
 * A module that is written nowhere. It has the props of components whose type parameters stand in the way, with the
 * defaults of these parameters: one exported alias for each, under the name of the component. And it says what an
 * application says that chooses a date adapter: without any, every date would be `any`.
 */
const ADDED_FILE = 'api-reference-added.d.ts';
const DATES = '@mui/x-date-pickers';

const dateAdapter = `interface PickerValidDate { readonly date: never }
declare module '${DATES}/models' { interface PickerValidDateLookup { date: PickerValidDate } }
`;

function addedModule(names: ReadonlySet<string>, components: readonly DefaultedComponent[]): string {
  const aliases = components
    .filter((component) => names.has(component.package))
    .map(
      ({name, package: from}) =>
        `import type {${name}Props} from '${from}';\nexport type ${name} = ${name}Props;\n`,
    );
  return `${aliases.join('')}${names.has(DATES) ? dateAdapter : ''}export {};\n`;
}

/** A compiler host that knows one more file. */
function hostWith(file: string, text: string, options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  return {
    ...host,
    // Comments are read from the text, by one reader for both sources.
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
    fileExists: (name) => name === file || host.fileExists(name),
    readFile: (name) => (name === file ? text : host.readFile(name)),
    getSourceFile: (name, ...rest) =>
      name === file
        ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022)
        : host.getSourceFile(name, ...rest),
  };
}

/** Modules beside the root that the root does not load but that say something about its exports. */
const sideModules = ['themeAugmentation/index.d.ts'];

/** Every documented name leads to the folder of the set, also from inside another package of it. */
function pathsOf(packages: readonly DocumentedPackage[]): Record<string, string[]> {
  return Object.fromEntries(
    packages.flatMap(({name, folder}) => [
      [name, [`${folder}/index.d.ts`]],
      [`${name}/*`, [`${folder}/*/index.d.ts`, `${folder}/*`]],
    ]),
  );
}

/**
 * Reads the declarations of the packages.
 *
 * @param defaulted - components whose props are read with the defaults of their type parameters
 * @throws an error that names the package whose root module has no declarations
 */
export function createApiProgram(
  packages: readonly DocumentedPackage[],
  defaulted: readonly DefaultedComponent[] = [],
): ApiProgram {
  const roots = packages.map(({folder}) => path.join(folder, 'index.d.ts'));
  const sides = packages.flatMap(({folder}) => sideModules.map((file) => path.join(folder, file)));
  const options = {...compilerOptions, paths: pathsOf(packages)};
  const names = new Set(packages.map(({name}) => name));
  const home = packages.find(({name}) => name === DATES) ?? packages[0];
  const addedFile = path.join(home?.folder ?? '', ADDED_FILE);
  const added = addedModule(names, defaulted);
  const files = [...roots, ...sides.filter((file) => ts.sys.fileExists(file)), addedFile];
  const program = ts.createProgram(files, options, hostWith(addedFile, added, options));
  const checker = program.getTypeChecker();
  const moduleOf = (fileName: string) => {
    const file = program.getSourceFile(fileName);
    return file && checker.getSymbolAtLocation(file);
  };
  const entries = new Map(
    packages.map(({name}, index) => {
      const symbol = moduleOf(roots[index] ?? '');
      if (symbol === undefined) {
        throw new Error(`"${name}" has no declarations in ${roots[index] ?? ''}`);
      }
      return [name, symbol];
    }),
  );
  const defaults = moduleOf(addedFile);
  const aliases = (defaults ? checker.getExportsOfModule(defaults) : []).map(
    (alias) => [alias.name, alias] as const,
  );
  return {program, checker, packages, entries, defaults: new Map(aliases)};
}

/** The npm package that a file belongs to, by the last `node_modules` in its path, or the documented name. */
export function packageOfFile(fileName: string, packages: readonly DocumentedPackage[]): string {
  const documented = packages.find(({folder}) => fileName.startsWith(`${folder}/`));
  if (documented) {
    return documented.name;
  }
  const inside = fileName.split('/node_modules/').pop() ?? '';
  return /^(?:@[^/]+\/)?[^/]+/.exec(inside)?.[0] ?? '';
}
