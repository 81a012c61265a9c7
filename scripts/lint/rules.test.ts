import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, it} from 'vitest';
import {lintFiles} from '../../tests/unit/lintFiles';

const config = `export {default} from '${pathToFileURL(path.resolve('oxlint.config.mjs')).href}';`;

/** A rule of each kind, by the file that it is asked of and a line that breaks it. */
const cases: readonly (readonly [file: string, rule: string, line: string])[] = [
  ['plain.mjs', 'eslint(no-undef)', 'export const a = notThere;'],
  ['plain.mjs', 'eslint(no-redeclare)', 'var b = 1; var b = 2;'],
  ['plain.mjs', 'eslint(no-console)', 'console.log(b);'],
  ['plain.ts', 'eslint(eqeqeq)', 'export const c = Math.random() == 1;'],
  ['plain.ts', 'eslint(no-setter-return)', 'export const d = {set value(to: number) { return to; }};'],
  ['plain.ts', 'typescript(no-explicit-any)', 'export const e = (value: any) => String(value);'],
  ['plain.ts', 'eslint(no-unused-vars)', 'const f = 1;'],
  ['plain.ts', 'typescript(no-floating-promises)', 'fetch("https://example.com");'],
  ['plain.ts', 'typescript(no-unsafe-assignment)', 'export const g: string = JSON.parse("1");'],
  ['docs/_demos/Demo.tsx', 'typescript(no-unsafe-assignment)', 'export const h: string = JSON.parse("1");'],
  ['Hooks.tsx', 'react-hooks(rules-of-hooks)', 'export const I = (p: {x: 1}) => p.x && React.useState(1);'],
];

it('the linter asks each kind of rule of the files that it is meant for', () => {
  const files: Record<string, string> = {'tsconfig.json': '{"include": ["**/*.ts", "**/*.tsx"]}'};
  for (const [file, , line] of cases) files[file] = `${files[file] ?? ''}${line}\n`;
  const getFaults = lintFiles(files, config);
  for (const [index, [file, rule, line]] of cases.entries()) {
    const place = cases.slice(0, index + 1).filter(([other]) => other === file).length;
    expect(
      getFaults(file, place).map((fault) => fault.rule),
      line,
    ).toContain(rule);
  }
});
