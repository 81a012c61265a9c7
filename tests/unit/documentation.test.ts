import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {variables} from '../../config/variables';
import {variableRows} from '../../config/variables/readmeTable';
import packageJson from '../../package.json';
import {sharedSource} from '../../scripts/lint/boundaries.mjs';
import {listFiles} from '../../src/lib/node/listFiles';
import {tableBelow} from './markdownTable';

/** Source and READMEs of the project, without the files of its own folder. */
async function sourceFiles(): Promise<string[]> {
  const folders = ['bench', 'config', 'playground', 'plugins', 'scripts', 'sidebars', 'src', 'tests'];
  const lists = folders.map(async (folder) => (await listFiles(folder)).map((file) => `${folder}/${file}`));
  return (await Promise.all(lists)).flat();
}

const firstCells = (rows: readonly string[][]) => rows.map(([cell = '']) => cell);

describe('README.md', () => {
  it('lists every npm script and no other', () => {
    expect(firstCells(tableBelow('README.md', 'Scripts')).sort()).toEqual(
      Object.keys(packageJson.scripts).sort(),
    );
  });

  it('lists every command that plugins add and no other', async () => {
    const files = (await listFiles('plugins')).filter((file) =>
      /^[^/]+\/cli\/(?:.*\/)?index\.ts$/.test(file),
    );
    const added = files.flatMap((file) => {
      const text = readFileSync(`plugins/${file}`, 'utf8');
      return [...text.matchAll(/\busage: '([\w:-]+)/g)].map(([, name = '']) => name);
    });
    expect(firstCells(tableBelow('README.md', 'Commands')).sort()).toEqual(added.sort());
  });

  it('lists the environment variables as their tables say; "npx tsx scripts/variables-update.ts" writes it', () => {
    const lines = readFileSync('README.md', 'utf8').replaceAll(/ +/g, ' ');
    expect(lines).toContain(`\n${variableRows().join('\n')}\n\n`);
  });

  it('the tables of variables have every one that the code reads and no other', async () => {
    expect(Object.keys(variables).sort()).toEqual(await variablesInCode());
  });

  it('lists folders that exist', () => {
    const folders = firstCells(tableBelow('README.md', 'Where things are'));
    expect(folders.filter((folder) => !existsSync(folder))).toEqual([]);
  });

  it('answers twenty questions of a stranger with files that exist', () => {
    const answers = tableBelow('README.md', 'Where is …?');
    const filesIn = (answer = '') => answer.match(/[\w-]+(?:[./][\w-]+)*\.(?:tsx?|mjs)\b/g) ?? [];
    const files = answers.map(([, answer]) => filesIn(answer));
    expect(files.length).toBeGreaterThanOrEqual(20);
    expect(files.filter(({length}) => length === 0)).toEqual([]);
    expect(files.flat().filter((file) => !existsSync(file))).toEqual([]);
  });
});

describe('CONTRIBUTING.md', () => {
  it('reads in ten minutes, at 250 words a minute', () => {
    const prose = readFileSync('CONTRIBUTING.md', 'utf8').replace(/^```[^]*?^```$|^\|.*$/gm, '');
    expect(prose.split(/\s+/).length).toBeLessThanOrEqual(2500);
  });
});

describe.each(['config', 'scripts'])('%s/README.md', (folder) => {
  it('lists every file and folder and no other', () => {
    const rows = readFileSync(`${folder}/README.md`, 'utf8').matchAll(/^\| (`[^|]*)\|/gm);
    const listed = [...rows].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name.replace(/\/$/, '')),
    );
    const there = readdirSync(folder).filter((name) => name !== 'README.md' && !name.includes('.test.'));
    expect(listed.sort()).toEqual(there.sort());
  });
});

describe('plugins/README.md', () => {
  it('names what plugins may use of src', () => {
    const [, named = ''] =
      /imports nothing of `src\/` but (.*?)\. /.exec(readFileSync('plugins/README.md', 'utf8')) ?? [];
    const modules = [...named.matchAll(/`src\/([\w/]+)`/g)].map(([, name]) => name);
    expect(modules).toEqual(sharedSource);
  });

  it('lists every plugin and no other', () => {
    const folders = readdirSync('plugins', {withFileTypes: true}).filter((entry) => entry.isDirectory());
    expect(firstCells(tableBelow('plugins/README.md', 'The plugins')).sort()).toEqual(
      folders.map(({name}) => name).sort(),
    );
  });
});

describe.each(readdirSync('plugins', {withFileTypes: true}).filter((entry) => entry.isDirectory()))(
  'plugins/$name',
  ({name}) => {
    it('says in its README what it promises', () => {
      expect(existsSync(`plugins/${name}/README.md`)).toBe(true);
    });
  },
);

describe('src/ui/README.md', () => {
  it('lists every piece and no other', () => {
    const pieces = readdirSync('src/ui').filter((name) => name !== 'README.md' && !name.includes('.test.'));
    const names = pieces.map((name) => name.replace(/\.tsx?$/, ''));
    expect(firstCells(tableBelow('src/ui/README.md', 'What every part draws with')).sort()).toEqual(
      names.sort(),
    );
  });
});

describe('links between the Markdown files of the project', () => {
  it('lead to files that exist', async () => {
    const guides = (await sourceFiles()).filter((file) => file.endsWith('.md'));
    expect(['README.md', 'CONTRIBUTING.md', ...guides].flatMap(deadLinks)).toEqual([]);
  });
});

describe('pictures of READMEs', () => {
  it('weigh less than 200 kB each', () => {
    expect(readdirSync('media').filter((name) => statSync(`media/${name}`).size >= 200_000)).toEqual([]);
  });
});

describe('comments, titles of tests and READMEs', () => {
  it('say a rule in words, not by its number in a document that is not here', async () => {
    const numbered =
      /\bB\d{1,2}\.\d{1,2}\b|\(B\d{1,2}\)|['"`]B\d{1,2} |\b(?:ARCHITECTURE|LOOK|PRODUCT|STACK), /;
    const files = [...readdirSync('.'), ...(await sourceFiles())];
    const texts = files.filter((file) => /\.(?:tsx?|mjs|css|md)$/.test(file));
    expect(texts.filter((file) => numbered.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});

/** Names after `process.env.` or `env.`, and those that are read by form, in source that is not a test. */
async function variablesInCode(): Promise<string[]> {
  const names = new Set<string>();
  for (const folder of ['bench', 'config', 'plugins', 'scripts', 'sidebars', 'src']) {
    for (const file of await listFiles(folder)) {
      if (/\.(ts|tsx|mjs|cjs)$/.test(file) && !/\.test\.tsx?$/.test(file)) collect(`${folder}/${file}`);
    }
  }
  for (const file of readdirSync('.').filter((name) => /\.(ts|mjs)$/.test(name))) collect(file);
  return [...names].sort();

  function collect(file: string): void {
    const reads = /\benv\.([A-Za-z_]\w*)|\bread(?:Text|List|Flag)\((?:process\.)?env, '(\w+)'/g;
    for (const [, named, read] of readFileSync(file, 'utf8').matchAll(reads)) names.add(named ?? read ?? '');
  }
}

/** Relative links of a Markdown file that lead to no file. */
function deadLinks(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/^```[\s\S]*?^```|`[^`\n]+`/gm, '');
  const folder = file.includes('/') ? `${file.slice(0, file.lastIndexOf('/'))}/` : '';
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target) && !existsSync(folder + target))
    .map((target) => `${file}: ${target}`);
}
