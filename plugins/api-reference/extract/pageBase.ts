import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import type {ApiImport, ApiPageBase, ApiSource} from '../model/types';
import {readSymbolComment, parseDeprecation, readable, withoutLinkLists} from './comments';
import type {ExtractContext} from './context';
import {mainSymbol, type ApiExport, type ExportSource} from './exports';
import type {DocumentedPackage} from './packages';
import {exportPlan} from './plans';

/** `GridColDef` → `grid-col-def`, `DateRangePickerDay2` → `date-range-picker-day-2`. */
export function toSlug(name: string): string {
  return name
    .replace(/^[Uu]nstable_/, '')
    .replace(/([a-z])([A-Z0-9])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}

const repository = 'https://github.com/mui/mui-x/blob';

/** The folder and the version of a package that is no documented one, but lives in the same repository. */
function innerPackage(fileName: string, name: string): {folder: string; version: string} {
  const inside = `/node_modules/${name}/`;
  const folder = fileName.slice(0, fileName.lastIndexOf(inside) + inside.length - 1);
  const {version} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {version: string};
  return {folder, version};
}

/** Where a declaration stands, in the package and in the repository. */
function findSource(context: ExtractContext, declaration: ts.Node): ApiSource {
  const fileName = declaration.getSourceFile().fileName;
  const name = context.getPackageName(declaration);
  const {folder, version} = context.documented.get(name) ?? innerPackage(fileName, name);
  const file = path.posix.relative(folder, fileName).replace(/\.d\.m?ts$/, '');
  // Modules with JSX are `.tsx` in the repository.
  const hasJsx = context.getModule(fileName)?.sourceFile.text.includes('react/jsx-runtime') ?? false;
  const url = `${repository}/v${version}/packages/${name.replace('@mui/', '')}/src/${file}.${hasJsx ? 'tsx' : 'ts'}`;
  return {package: name, file, url};
}

/** The public folder of a package that exports a name, such as `DataGrid`; `null` when only the root does. */
function findSubpath(
  context: ExtractContext,
  {folder}: DocumentedPackage,
  name: string,
  file: string,
): string | null {
  const [first = ''] = file.split('/');
  const index = path.join(folder, first, 'index.d.ts');
  if (!(/^[A-Z]/.test(first) || first === name) || !existsSync(index)) {
    return null;
  }
  const {program, checker} = context.api;
  const source = program.getSourceFile(index);
  const module = source && checker.getSymbolAtLocation(source);
  const exported = module ? checker.getExportsOfModule(module).some((symbol) => symbol.name === name) : false;
  return exported ? first : null;
}

function createImport(
  context: ExtractContext,
  {package: from, path: only}: ExportSource,
  name: string,
  file: string,
): ApiImport {
  const below = only === '' ? findSubpath(context, from, name, file) : only;
  const modules = [...(below === null ? [] : [`${from.name}/${below}`]), ...(only === '' ? [from.name] : [])];
  return {
    package: from.name,
    plan: from.plan,
    statements: modules.map((module) => `import { ${name} } from '${module}';`),
  };
}

/**
 * What all pages have.
 *
 * @throws an error that names an export without a declaration
 */
export function readPageBase(context: ExtractContext, exported: ApiExport): ApiPageBase {
  const {name, product, from} = exported;
  const symbol = mainSymbol(exported);
  const [declaration] = symbol.declarations ?? [];
  if (!declaration) {
    throw new Error(`"${name}" cannot be read: it has no declaration`);
  }
  const comment = readSymbolComment(symbol);
  const source = findSource(context, declaration);
  return {
    name,
    slug: toSlug(name),
    product,
    plan: exportPlan(exported),
    imports: from.map((entry) => createImport(context, entry, name, source.file)),
    description: withoutLinkLists(readable(comment.description)),
    deprecated: parseDeprecation(comment),
    unstable: /^unstable_/i.test(name),
    source,
  };
}
