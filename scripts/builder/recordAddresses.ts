import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {findRedirect} from '../../config/findRedirect';
import {parseRedirects} from './redirectsFile';
import {listAddresses, publishedFile, readPublished} from './addresses';
import {PlainError} from '../../src/lib/node/say.mjs';

/** Adds the addresses of the last build to the list of all addresses ever published. */
export async function recordAddresses(root: string): Promise<void> {
  const build = path.join(root, 'build');
  if (!existsSync(build)) throw new PlainError('There is no build: run "npm run build" first');
  const rules = parseRedirects(await readFile(path.join(build, '_redirects'), 'utf8'));
  const moving = rules.filter((rule) => rule.status !== 404);
  const pages = (await listAddresses(build)).filter((address) => !findRedirect(moving, address));
  const before = await readPublished(root);
  const after = [...new Set([...before, ...pages])].sort();
  await writeFile(publishedFile(root), `${JSON.stringify(after, null, 2)}\n`);
  console.log(`${after.length - before.length} addresses added, ${after.length} in all`);
}
