// npm run bench -- machines: what machines read of the last build; writes bench/MACHINES.md.
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {projectRoot} from '../scripts/setup.mjs';
import {PlainError, runMain} from '../src/lib/node/terminal.mjs';
import {cutExcerpt, fenced} from './machines/excerpt';
import {transcript} from './machines/transcript';
import {writeResults} from './report';

/** An English page with demos, notices and a table, a Chinese one, and one of the API. */
const pages = [
  'x/react-data-grid/sorting/',
  'zh/x/react-charts/tooltip/',
  'x/api/tree-view/simple-tree-view/',
];

/** Writes the Markdown of three pages and a conversation with the server of the Model Context Protocol. */
runMain(async () => {
  const build = path.join(projectRoot, 'build');
  if (!existsSync(path.join(build, 'x', 'llms.txt'))) {
    throw new PlainError('There is no build to read: run "npm run build" first');
  }
  const shown = (title: string, text: string) => `### ${title}\n\n${fenced(cutExcerpt(text), 'text')}`;
  const copies = pages.map(async (page) =>
    shown(`\`/${page}index.md\``, await readFile(path.join(build, page, 'index.md'), 'utf8')),
  );
  const {tools, calls} = await transcript(projectRoot);
  await writeResults('bench/MACHINES.md', [
    '## Markdown copies',
    ...(await Promise.all(copies)),
    '## A conversation',
    `The server offers ${tools.map((name) => `\`${name}\``).join(', ')}.`,
    ...calls.map(({tool, input, answer}) => shown(`\`${tool}\` \`${JSON.stringify(input)}\``, answer)),
  ]);
});
