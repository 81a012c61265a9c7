import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** `MuiDataGrid-cell` is `cell` in the types. */
const inTypes = (name: string): string => name.replace(/^Mui\w+?-/, '');

/** The names that no type declaration of the packages of MUI X in a folder has as a word. */
export function strangeNames(root: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const scope = path.join(root, 'node_modules/@mui');
  const words = new Set<string>();
  for (const folder of readdirSync(scope).filter((name) => name.startsWith('x-'))) {
    for (const file of readdirSync(path.join(scope, folder), {recursive: true, encoding: 'utf8'})) {
      if (!file.endsWith('.d.ts')) continue;
      const text = readFileSync(path.join(scope, folder, file), 'utf8');
      for (const [word] of text.matchAll(/[\w-]+/g)) words.add(word);
    }
  }
  return names.filter((name) => !words.has(inTypes(name)));
}
