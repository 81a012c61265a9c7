import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** What a file takes from packages at run time: `import x from '…'`, `} from '…'`, `import '…'`; not `import type`. */
const imported = /^(?:import (?!type )|export .*|\} from ).*?'([^'.@][^']*|@(?!site\/)[^']+)';?$/gm;

/** What the test runner brings. */
const runner = /^vitest(?:\/|$)/;

/**
 * The packages, by their entry points, that demos and the tests of what pages state import:
 * `@mui/x-charts/plugins`, say. Sorted.
 *
 * @param docs the folder of the pages
 */
export function importedPackages(docs: string): string[] {
  const files = readdirSync(docs, {recursive: true, encoding: 'utf8'}).filter((file) =>
    /(?:_claims\.test|_demos[\\/].*)\.tsx?$/.test(file),
  );
  const names = files.flatMap((file) =>
    [...readFileSync(path.join(docs, file), 'utf8').matchAll(imported)].map(([, name = '']) => name),
  );
  return [...new Set(names)].filter((name) => !runner.test(name)).sort();
}
