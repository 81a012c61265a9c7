import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {findImports, isRelative} from '../../plugins/code-variants/project/findImports';

/** Statements that are gone at run time: what they name may have no code. */
const typeImports = /^import type\b[^;]*;/gm;

/** What the test runner brings, and the project's own files. */
const others = /^(?:vitest(?:\/|$)|@site\/)/;

/**
 * The packages, by their entry points, that demos and the tests of what pages state import at run time:
 * `@mui/x-charts/plugins`, say. Sorted.
 *
 * @param docs the folder of the pages
 */
export function importedPackages(docs: string): string[] {
  const files = readdirSync(docs, {recursive: true, encoding: 'utf8'}).filter((file) =>
    /(?:_claims\.test|_demos[\\/].*)\.tsx?$/.test(file),
  );
  const names = files.flatMap((file) =>
    findImports(readFileSync(path.join(docs, file), 'utf8').replaceAll(typeImports, '')),
  );
  return [...new Set(names)].filter((name) => !isRelative(name) && !others.test(name)).sort();
}
