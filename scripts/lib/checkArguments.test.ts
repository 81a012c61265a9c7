import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {argumentsFor} from './checkArguments.mjs';

const exists = (file: string) => !file.includes('gone');
const linksCheck = {args: ['links'], concerns: /\.mdx$/};
const lintCheck = {args: ['lint'], all: ['.'], concerns: /\.ts$/, one: (file: string) => `./${file}`};

describe('a check', () => {
  it('reads everything when nothing is said of changes', () => {
    expect([argumentsFor(linksCheck, undefined, exists), argumentsFor(lintCheck, undefined, exists)]).toEqual(
      [['links'], ['lint', '.']],
    );
  });

  it('of each file reads the changed ones that concern it, and is left out without one', () => {
    expect(argumentsFor(lintCheck, ['a.ts', 'gone.ts', 'b.mdx'], exists)).toEqual(['lint', './a.ts']);
    expect(argumentsFor(lintCheck, ['gone.ts', 'b.mdx'], exists)).toBeUndefined();
  });

  it('of the whole runs when a page was only removed: others may link to it', () => {
    expect(argumentsFor(linksCheck, ['gone.mdx'], exists)).toEqual(['links']);
    expect(argumentsFor(linksCheck, ['a.ts'], exists)).toBeUndefined();
    const linksCheckWithRemoved = {...linksCheck, one: (file: string) => file, checksRemoved: true};
    expect(argumentsFor(linksCheckWithRemoved, ['gone.mdx', 'a.ts'], exists)).toEqual(['links', 'gone.mdx']);
  });
});

it('the lint of changed files says nothing of one that the linter leaves out, as those of older versions', () => {
  const [, list = ''] =
    /'oxlint\/bin\/oxlint', ([^\]]*)\]/.exec(
      readFileSync('scripts/check.mjs', 'utf8').replaceAll(/\s+/g, ' '),
    ) ?? [];
  const options = [...list.matchAll(/'(--[^']+)'/g)].map(([, option = '']) => option);
  expect(options).toContain('--deny-warnings');
  const args = [...options, '--quiet', 'static/img/mark.svg'];
  const {status, stdout} = spawnSync(process.execPath, ['node_modules/oxlint/bin/oxlint', ...args], {
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([0, expect.not.stringContaining('mark.svg')]);
});
