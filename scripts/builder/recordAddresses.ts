import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {redirectTest} from '../../config/findRedirect';
import {publishedFile, readPublished} from '../../config/publishedAddresses';
import {parseRedirects} from './redirectsFile';
import {listAddresses} from './addresses';
import {PlainError} from '../../src/lib/node/terminal.mjs';

/** Adds the addresses of the last build to the list of all addresses ever published. */
export async function recordAddresses(root: string): Promise<void> {
  const build = path.join(root, 'build');
  if (!existsSync(build)) throw new PlainError('There is no build: run "npm run build" first');
  const rules = parseRedirects(await readFile(path.join(build, '_redirects'), 'utf8'));
  const isRedirected = redirectTest(rules.filter((rule) => rule.status !== 404));
  const pages = (await listAddresses(build)).filter((address) => !isRedirected(address));
  const before = readPublished(root);
  const after = [...new Set([...before, ...pages])].sort();
  await writeFile(publishedFile(root), `${JSON.stringify(after, null, 2)}\n`);
  console.log(`${after.length - before.length} addresses added, ${after.length} in all`);
}
