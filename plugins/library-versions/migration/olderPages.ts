import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {groupBy} from '../../../src/lib/groupBy';
import {fenceFaults, selectFences, type FencePackages} from './fences';
import {formFaults} from './pageForm';
import type {MigrationPage} from './readMigrationPage';
import type {OlderPage, PageSide} from './types';

/** A page with its entry of `config/migration.ts`. */
export interface ReadOlderPage<Packages extends string = string> {
  entry: OlderPage<Packages>;
  page: MigrationPage;
}

const sides = ['before', 'after'] as const;

/** What is wrong with the form of a page about older majors: code of another version, or without its counterpart. */
export function olderFormFaults(page: MigrationPage, {before, after}: OlderPage): string[] {
  return formFaults(page, [], {before: before.version, after: after.version});
}

/** `3 of v6`, or why there are none. */
function formatCount(count: number, {version, packages}: PageSide, isThere: boolean): string {
  return isThere ? `${count} of ${version}` : `${version} not compiled (no packages ${packages})`;
}

/**
 * Compiles the code of all pages, the code of all pages for the same packages at once.
 *
 * @param locate - where packages are, `undefined` when they are not installed
 */
export function checkOlderPages<Packages extends string>(
  pages: readonly ReadOlderPage<Packages>[],
  locate: (packages: Packages) => FencePackages | undefined,
) {
  const compiled = pages.flatMap(({entry, page}) =>
    sides.map((when) => ({packages: entry[when].packages, fences: selectFences(page, when)})),
  );
  const located = [...groupBy(compiled, ({packages}) => packages)].map(([name, parts]) => ({
    name,
    fences: parts.flatMap(({fences}) => fences),
    where: locate(name),
  }));
  const missing = located.flatMap(({name, where}) => (where ? [] : [name]));
  return {
    /** What the compiler says, file and line first. */
    faults: located.flatMap(({fences, where}) => (where ? fenceFaults(fences, where) : [])),
    /** For each page, how much of its code was compiled. */
    counts: pages.map(({entry, page}) => {
      const texts = sides.map((when) =>
        formatCount(selectFences(page, when).length, entry[when], !missing.includes(entry[when].packages)),
      );
      return `${entry.page}: ${texts.join(', ')}`;
    }),
    /** Packages that pages need and that are not there. */
    missing,
  };
}

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
