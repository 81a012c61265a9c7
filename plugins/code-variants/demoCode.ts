import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {DemoCode, DemoFile} from '@theme/Demo';
import {contentKey, keepByContent} from '../../src/lib/node/keepByContent';
import type {CodeTools} from './codeTools';
import {makeDemoForms, type DemoForms} from './demoForms';
import {unfolded} from './folded';
import {highlight} from './highlight';
import {importedFiles} from './importedFiles';
import {findImports, isRelative} from './project/findImports';

function isDemoForms(value: unknown): value is DemoForms {
  return (
    typeof value === 'object' && value !== null && 'ts' in value && 'js' in value && 'previewHeight' in value
  );
}

/** Everything that is shown of one demo file and of the files that it imports, with the paths of the latter. */
export type LoadedCode = {code: DemoCode; forms: DemoForms; dependencies: string[]};

function loadForms(tools: CodeTools, filePath: string, source: string): Promise<DemoForms> {
  const folder = path.join(tools.siteDir, 'node_modules', '.cache', 'code-variants');
  const key = contentKey([source, tools.key]);
  return tools.share(key, () =>
    keepByContent(folder, key, isDemoForms, () => makeDemoForms(source, filePath, tools.style)),
  );
}

/**
 * Makes the code of a demo file, or takes it from an earlier build.
 *
 * @param tools - of this build
 * @param filePath - absolute path of the demo file
 * @param source - its text
 */
export async function loadDemoCode(tools: CodeTools, filePath: string, source: string): Promise<LoadedCode> {
  const forms = await loadForms(tools, filePath, source);
  const dependencies = importedFiles(source).map(({from}) => path.join(path.dirname(filePath), from));
  const extraFiles = await Promise.all(
    dependencies.map(async (file) => loadFile(tools, file, await readFile(file, 'utf8'))),
  );
  const {ts, js} = forms;
  return {code: {ts: {html: unfolded(ts)}, js: {html: unfolded(js)}, extraFiles}, forms, dependencies};
}

/**
 * Makes what is shown of a file that demos import: a module in both languages, anything else as it is.
 *
 * @param tools - of this build
 * @param filePath - absolute path of the file
 * @param source - its text
 * @throws an error when a module imports more than packages, or does not parse
 */
export async function loadFile(tools: CodeTools, filePath: string, source: string): Promise<DemoFile> {
  const {base, name, ext} = path.parse(filePath);
  if (ext !== '.ts') {
    return {name: base, html: highlight(source.trimEnd(), ext.slice(1))};
  }
  const relative = findImports(source).find(isRelative);
  if (relative !== undefined) {
    throw new Error(`${base} imports "${relative}": a module that demos import may import packages alone`);
  }
  const forms = await loadForms(tools, filePath, source);
  return {name: base, html: unfolded(forms.ts), js: {name: `${name}.js`, html: unfolded(forms.js)}};
}
