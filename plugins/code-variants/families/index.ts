import {readdirSync} from 'node:fs';
import path from 'node:path';
import {findImports, getPackageName} from '../project/findImports';

const scope = '@mui/x-';

const packages = path.join(__dirname, 'packages');

/** Chunk names that start so hold what all demos of a package, or all demos, need. */
export const basePrefix = 'base-';

/**
 * The modules that stand for what every demo of a package needs: one file in `packages/` for each, which exports the
 * package's main component. A demo loads them beside itself; `config/bundles.ts` puts what is behind them into chunks
 * of their own, so that a second demo of the page, or of the next page, finds them loaded, and no demo loads what only
 * another one uses.
 *
 * @param source - text of the demo
 * @returns absolute paths and the names of their chunks
 */
export function findFamilies(source: string): {file: string; chunk: string}[] {
  const known = readdirSync(packages).map((name) => path.basename(name, '.ts'));
  const imported = new Set(findImports(source).map(getPackageName));
  return known
    .filter((name) => imported.has(`${scope}${name}`))
    .map((name) => ({file: path.join(packages, `${name}.ts`), chunk: `${basePrefix}${name}`}));
}
