import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {argumentsFor} from './checkArguments.mjs';

const exists = (file: string) => !file.includes('gone');
const ofAll = {args: ['links'], concerns: /\.mdx$/};
const ofEach = {args: ['lint'], all: ['.'], concerns: /\.ts$/, one: (file: string) => `./${file}`};

describe('a check', () => {
  it('reads everything when nothing is said of changes', () => {
    expect([argumentsFor(ofAll, undefined, exists), argumentsFor(ofEach, undefined, exists)]).toEqual([
      ['links'],
      ['lint', '.'],
    ]);
  });

  it('of each file reads the changed ones that concern it, and is left out without one', () => {
    expect(argumentsFor(ofEach, ['a.ts', 'gone.ts', 'b.mdx'], exists)).toEqual(['lint', './a.ts']);
    expect(argumentsFor(ofEach, ['gone.ts', 'b.mdx'], exists)).toBeUndefined();
  });

  it('of the whole runs when a page was only removed: others may link to it', () => {
    expect(argumentsFor(ofAll, ['gone.mdx'], exists)).toEqual(['links']);
    expect(argumentsFor(ofAll, ['a.ts'], exists)).toBeUndefined();
    const ofLinks = {...ofAll, one: (file: string) => file, ofRemoved: true};
    expect(argumentsFor(ofLinks, ['gone.mdx', 'a.ts'], exists)).toEqual(['links', 'gone.mdx']);
  });
});

it('the lint of changed files says nothing of one that the linter leaves out, as those of older versions', () => {
  const [, list = ''] =
    /'eslint\/bin\/eslint\.js', ([^\]]*)\]/.exec(
      readFileSync('scripts/check.mjs', 'utf8').replaceAll(/\s+/g, ' '),
    ) ?? [];
  const options = [...list.matchAll(/'(--[^']+)'/g)].map(([, option = '']) => option);
  expect(options).toContain('--max-warnings=0');
  const args = [...options.filter((option) => !option.startsWith('--cache')), 'static/img/mark.svg'];
  const {status, stdout} = spawnSync(process.execPath, ['node_modules/eslint/bin/eslint.js', ...args], {
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([0, '']);
});
