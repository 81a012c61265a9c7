import {readFileSync} from 'node:fs';
import {listFiles} from '../../../src/lib/node/listFiles';
import {tableBelow} from '../../unit/markdownTable';

/** Folders whose READMEs count, beside the two files of the project's own folder. */
const folders = ['bench', 'config', 'playground', 'plugins', 'scripts', 'src', 'tests'];

/** The Markdown files that say how to work on the project. */
async function guides(): Promise<string[]> {
  const inFolders = await Promise.all(
    folders.map(async (folder) => {
      const files = await listFiles(folder);
      return files.filter((file) => /(?:^|\/)README\.md$/.test(file)).map((file) => `${folder}/${file}`);
    }),
  );
  return ['README.md', 'CONTRIBUTING.md', ...inFolders.flat().sort()];
}

const command = /^(?:[A-Z][A-Z0-9_]*=\S+ )*(?:npm|npx) \S/;

/** The commands of a Markdown text: code in a line, lines of a code block, and programs that a JSON block names. */
export function commandsIn(markdown: string): string[] {
  const blocks: string[] = [];
  const lines = markdown.replace(/^```(\w*).*\n([\s\S]*?)^```/gm, (_, language: string, code: string) => {
    blocks.push(...(language === 'json' ? programsIn(JSON.parse(code)) : code.split('\n')));
    return '';
  });
  const spans = [...lines.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  return [...spans, ...blocks.map((line) => line.trim().replace(/^\$ /, ''))].filter((text) =>
    command.test(text),
  );
}

/** Command lines that a JSON value spells as `command` and `args`. */
function programsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('command' in value && 'args' in value && Array.isArray(value.args)) {
    return [[value.command, ...(value.args as unknown[])].join(' ')];
  }
  return Object.values(value).flatMap(programsIn);
}

/** The npm script that a command runs. */
export function npmScript(text: string): string | undefined {
  const [, short, name] = /\bnpm (?:(start|test)\b|run (?:--silent )?([\w:]+))/.exec(text) ?? [];
  return short ?? name;
}

/** The command of Docusaurus' command line that a command runs: its own, or one of a plugin. */
function docusaurusCommand(text: string): string | undefined {
  return /\bnpx docusaurus ([\w:-]+)/.exec(text)?.[1];
}

/**
 * Every command that the guides print, with the files that do. A script or a command of the README's tables that nothing
 * printed runs is one itself: `npm run <name>`, `npx docusaurus <name>`.
 */
export async function printedCommands(): Promise<Map<string, string[]>> {
  const printed = new Map<string, string[]>();
  for (const file of await guides()) {
    for (const text of commandsIn(readFileSync(file, 'utf8'))) {
      printed.set(text, [...new Set([...(printed.get(text) ?? []), file])]);
    }
  }
  const scripts = new Set([...printed.keys()].map(npmScript));
  for (const [name = ''] of tableBelow('README.md', 'Scripts')) {
    if (!scripts.has(name)) printed.set(`npm run ${name}`, ['README.md']);
  }
  const pluginCommands = new Set([...printed.keys()].map(docusaurusCommand));
  for (const [name = ''] of tableBelow('README.md', 'Commands')) {
    if (!pluginCommands.has(name)) printed.set(`npx docusaurus ${name}`, ['README.md']);
  }
  return printed;
}
