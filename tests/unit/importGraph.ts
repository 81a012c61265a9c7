import path from 'node:path';
import ts from 'typescript';

/** What a file imports statically, from the file that first needs it: module name or path → importer. */
export type ImportGraph = ReadonlyMap<string, string>;

function compilerOptions(root: string): ts.CompilerOptions {
  const file = path.join(root, 'tsconfig.json');
  const result: {config?: unknown} = ts.readConfigFile(file, (name) => ts.sys.readFile(name));
  return ts.parseJsonConfigFileContent(result.config, ts.sys, root).options;
}

/** Whether nothing of a statement is left once types are removed. */
function isTypeOnly(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) {
    const names = node.exportClause;
    return (
      node.isTypeOnly ||
      (names !== undefined && ts.isNamedExports(names) && names.elements.every((each) => each.isTypeOnly))
    );
  }
  const clause = node.importClause;
  const names = clause?.namedBindings;
  return (
    clause?.isTypeOnly === true ||
    (clause !== undefined &&
      clause.name === undefined &&
      names !== undefined &&
      ts.isNamedImports(names) &&
      names.elements.every((each) => each.isTypeOnly))
  );
}

function listImports(file: string): string[] {
  const text = ts.sys.readFile(file) ?? '';
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  return source.statements.flatMap((node) =>
    (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
    node.moduleSpecifier !== undefined &&
    ts.isStringLiteral(node.moduleSpecifier) &&
    !isTypeOnly(node)
      ? [node.moduleSpecifier.text]
      : [],
  );
}

/**
 * Everything that a file imports without a dynamic `import()`, through the project's own files: their paths, and the
 * names of packages and of modules that exist only inside a build, which are not followed.
 *
 * @param root - absolute path of the project
 * @param entry - file to begin with, relative to the project
 */
export function importGraph(root: string, entry: string): ImportGraph {
  const options = compilerOptions(root);
  const graph = new Map<string, string>([[entry, 'the entry']]);
  const waiting = [entry];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const name of listImports(path.join(root, file))) {
      const {resolvedModule} = ts.resolveModuleName(name, path.join(root, file), options, ts.sys);
      const isProjectFile =
        resolvedModule !== undefined &&
        !resolvedModule.isExternalLibraryImport &&
        !resolvedModule.resolvedFileName.endsWith('.d.ts');
      const target = isProjectFile ? path.relative(root, resolvedModule.resolvedFileName) : name;
      if (!graph.has(target)) {
        graph.set(target, file);
        if (isProjectFile && /\.[cm]?[jt]sx?$/.test(target)) waiting.push(target);
      }
    }
  }
  return graph;
}

/** The way from the entry of a graph to a module, for a message that helps. */
export function chainTo(graph: ImportGraph, target: string): string {
  const importer = graph.get(target);
  return importer === undefined || !graph.has(importer) ? target : `${chainTo(graph, importer)} → ${target}`;
}
