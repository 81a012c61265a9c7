// npm run addresses:update: adds the addresses of the current build to the list of all addresses ever published.
import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {findRedirect} from '../config/findRedirect';
import {parseRedirects} from './builder/redirectsFile';
import {listAddresses, publishedFile, readPublished} from './builder/addresses';
import {run} from '../src/lib/node/runProgram';

async function main(): Promise<void> {
  const root = process.cwd();
  const build = path.join(root, 'build');
  if (!existsSync(build)) throw new Error('There is no build: run "npm run build" first');
  const rules = parseRedirects(await readFile(path.join(build, '_redirects'), 'utf8'));
  const moving = rules.filter((rule) => rule.status !== 404);
  const pages = (await listAddresses(build)).filter((address) => !findRedirect(moving, address));
  const before = await readPublished(root);
  const after = [...new Set([...before, ...pages])].sort();
  await writeFile(publishedFile(root), `${JSON.stringify(after, null, 2)}\n`);
  console.log(`${after.length - before.length} addresses added, ${after.length} in all`);
}

run(main);
