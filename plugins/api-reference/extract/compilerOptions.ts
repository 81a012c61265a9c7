import ts from 'typescript';

/** How packages are read, and code that imports them: as an application of today compiles them. */
export const compilerOptions: ts.CompilerOptions = {
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

/** Comments are read from the text of declarations, by one reader for all sources. */
const {ParseNone: jsDocParsingMode} = ts.JSDocParsingMode;

/** How a file is read whose types are not resolved. */
export const parserOptions: ts.CreateSourceFileOptions = {
  languageVersion: ts.ScriptTarget.ES2022,
  jsDocParsingMode,
};

/** A compiler host that knows further files: texts by their names. */
export function hostWith(files: ReadonlyMap<string, string>, options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  return {
    ...host,
    jsDocParsingMode,
    fileExists: (name) => files.has(name) || host.fileExists(name),
    readFile: (name) => files.get(name) ?? host.readFile(name),
    getSourceFile: (name, target, ...rest) => {
      const text = files.get(name);
      return text === undefined
        ? host.getSourceFile(name, target, ...rest)
        : ts.createSourceFile(name, text, target);
    },
  };
}

/** The option `paths` by which packages are found in other folders, also from inside one another: folders by name. */
export function packagePaths(
  folders: Iterable<readonly [name: string, folder: string]>,
): Record<string, string[]> {
  return Object.fromEntries(
    [...folders].flatMap(([name, folder]) => [
      [name, [`${folder}/index.d.ts`]],
      [`${name}/*`, [`${folder}/*/index.d.ts`, `${folder}/*`]],
    ]),
  );
}
