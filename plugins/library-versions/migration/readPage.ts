import {readIfThere} from '../../../src/lib/node/readIfThere';
import {readMigrationPage, type MigrationPage} from './readMigrationPage';

/**
 * Reads a page that `config/migration.ts` lists.
 *
 * @param page - address below `/x/`
 */
export function readPage(siteDir: string, page: string): MigrationPage {
  const source = readIfThere(siteDir, `docs/${page}/index.mdx`);
  if (source === undefined) {
    throw new Error(`docs/${page}/index.mdx of config/migration.ts does not exist`);
  }
  return readMigrationPage(page, source);
}
