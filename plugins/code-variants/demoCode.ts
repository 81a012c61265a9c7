import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {DemoCode} from '@theme/Demo';
import type {CodeTools} from './codeTools';
import {makeDemoForms, type DemoForms} from './demoForms';
import {highlight} from './highlight';
import {importedFiles} from './importedFiles';
import {contentKey, keepByContent} from './keepByContent';

function isDemoForms(value: unknown): value is DemoForms {
  return (
    typeof value === 'object' && value !== null && 'ts' in value && 'js' in value && 'previewHeight' in value
  );
}

/** Everything that is shown of one demo file and of the files that it imports, with the paths that decide it. */
export type LoadedCode = {code: DemoCode; forms: DemoForms; dependencies: string[]};

/**
 * Makes the code of a demo file, or takes it from an earlier build.
 *
 * @param tools - of this build
 * @param filePath - absolute path of the demo file
 * @param source - its text
 */
export async function loadDemoCode(tools: CodeTools, filePath: string, source: string): Promise<LoadedCode> {
  const folder = path.join(tools.siteDir, 'node_modules', '.cache', 'code-variants');
  const key = contentKey([source, tools.key]);
  const forms = await tools.share(key, () =>
    keepByContent(folder, key, isDemoForms, () => makeDemoForms(source, filePath, tools.style)),
  );
  const names = importedFiles(source);
  const dependencies = names.map((name) => path.join(path.dirname(filePath), name));
  const extraFiles = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(path.dirname(filePath), name), 'utf8');
      return {name, html: highlight(text.trimEnd(), path.extname(name).slice(1))};
    }),
  );
  return {code: {ts: forms.ts, js: forms.js, extraFiles}, forms, dependencies};
}
