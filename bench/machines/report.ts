import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {writeResults} from '../writeResults';
import {excerptOf, fenced} from './excerpt';
import {transcript} from './transcript';

/** An English page with demos, notices and a table, a Chinese one, and one of the API. */
const pages = [
  'x/react-data-grid/sorting/',
  'zh/x/react-charts/tooltip/',
  'x/api/tree-view/simple-tree-view/',
];

/**
 * Writes the Markdown of three pages and a conversation with the server of the Model Context Protocol into
 * `bench/MACHINES.md`.
 *
 * @param root - absolute path of the project, which has a build
 */
export async function reportMachines(root: string): Promise<void> {
  const copies = pages.map(async (page) => {
    const text = await readFile(path.join(root, 'build', page, 'index.md'), 'utf8');
    return [`### \`/${page}index.md\``, fenced(excerptOf(text), 'text')].join('\n\n');
  });
  const {tools, calls} = await transcript(root);
  const answers = calls.map(({tool, input, answer}) =>
    [`### \`${tool}\` \`${JSON.stringify(input)}\``, fenced(excerptOf(answer), 'text')].join('\n\n'),
  );
  const results = [
    '## Markdown copies',
    ...(await Promise.all(copies)),
    '## A conversation',
    `The server offers ${tools.map((name) => `\`${name}\``).join(', ')}.`,
    ...answers,
  ].join('\n\n');
  await writeResults('bench/MACHINES.md', results);
  console.log(results);
}
