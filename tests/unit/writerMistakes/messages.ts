import path from 'node:path';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import remarkDemos from '../../../plugins/code-variants/remarkDemos';
import {shortMessage} from '../../../plugins/writer-messages/shortMessage';
import {transform} from '../mdx';
import {tempFolder} from '../tempFolder';

export const pageFile = 'docs/react-data-grid/row-height/index.mdx';

/** What a writer reads when a module does not compile, for the error that its loader threw. */
export function getModuleMessage(
  siteDir: string,
  error: unknown,
  file: string,
  loader = 'plugins/code-variants/demoLoader.cjs',
) {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const lines = text.split('\n').map((line, index) => `        ${index === 0 ? '' : '│ '}${line}`);
  return shortMessage(
    {
      message: `  × Module build failed (from ./${loader}):\n  ╰─▶   × ${lines.join('\n').trim()}\n`,
      moduleIdentifier: `/site/${loader}!${siteDir}/${file}?demo`,
    },
    siteDir,
  );
}

export async function thrown(run: () => unknown): Promise<unknown> {
  try {
    await run();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing is wrong with it');
}

/** What a writer reads about a page, with the error as Docusaurus wraps it. */
export async function getPageMessage(
  step: (siteDir: string) => Transformer<Root>,
  text: string,
  files: Readonly<Record<string, string>> = {},
  data: Record<string, unknown> = {},
) {
  const siteDir = tempFolder(files);
  const file = path.join(siteDir, pageFile);
  const error = await thrown(() => transform(step(siteDir), text, {path: file, data}));
  const reason = error instanceof Error ? error.message : String(error);
  const wrapped = `MDX compilation failed for file "${file}"\nCause: ${reason}\nDetails:\n${JSON.stringify(error, null, 2)}`;
  return getModuleMessage(
    siteDir,
    new Error(wrapped),
    pageFile,
    'node_modules/@docusaurus/mdx-loader/lib/index.js',
  );
}

export const demoFile = (name: string) => `docs/react-data-grid/row-height/_demos/${name}`;
export const demo = 'export default function RowHeight() {\n  return null;\n}\n';
export const demos = (siteDir: string) => remarkDemos({siteDir});
