import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import manifest from '../../package.json';

/** Packages that no file names, and what needs them. */
const neededBy: Readonly<Record<string, string>> = {
  '@docusaurus/faster': 'Docusaurus, for `future.faster`',
  '@docusaurus/module-type-aliases': 'TypeScript, by the configuration of Docusaurus',
  '@mdx-js/react': 'the pages, as MDX compiles them',
  '@testing-library/dom': '@testing-library/react, as a peer',
};

/** Files that name packages without using them, this one among them. */
const lists = [':!package.json', ':!package-lock.json', ':!tests/unit/dependencies.test.ts'];

/** Where a package can be named: what is written by hand, the commands of package.json among it. */
function sources(): string {
  const files = execFileSync('git', ['ls-files', '-z', '--', ...lists], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return files
    .split('\0')
    .filter((file) => /\.(?:[cm]?[jt]sx?|json|css|mdx)$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .concat(Object.values(manifest.scripts))
    .join('\n');
}

/** `@types/babel__core` has the types of `@babel/core`. */
function subjectOf(name: string): string {
  return name.replace(/^@types\//, '').replace(/^(\w+)__/, '@$1/');
}

it('every package of package.json is used', () => {
  const text = sources();
  const names = Object.keys({...manifest.dependencies, ...manifest.devDependencies});
  const isNamed = (name: string) =>
    new RegExp(`(?:^|['"\`/\\s])${name.replaceAll(/[/.]/g, '\\$&')}(?:['"\`/\\s]|$)`, 'm').test(text);
  expect(names.filter((name) => !(name in neededBy) && !isNamed(subjectOf(name)))).toEqual([]);
  expect(Object.keys(neededBy).filter((name) => !names.includes(name) || isNamed(name))).toEqual([]);
});
