import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {writeResults} from '../writeResults';
import {transcript} from './transcript';

/** An English page with demos, notices and a table, a Chinese one, and one of the API. */
const pages = [
  'x/react-data-grid/sorting/',
  'zh/x/react-charts/tooltip/',
  'x/api/tree-view/simple-tree-view/',
];

/** Lines of a text that are shown at most. */
const mostLines = 40;

/** Longest line that is shown whole, in characters: tables of the API have very long ones. */
const longestLine = 300;

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

/** The beginning of a long text, and what was left out. */
export function excerptOf(text: string): string {
  const lines = text.trimEnd().split('\n');
  const shown = lines
    .slice(0, mostLines)
    .map((line) => (line.length > longestLine ? `${line.slice(0, longestLine)}…` : line));
  const left = lines.length - shown.length;
  return [...shown, ...(left > 0 ? [`… ${left} more lines`] : [])].join('\n');
}

/** A text in a fence that is longer than any that the text holds. */
export function fenced(text: string, language: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}
