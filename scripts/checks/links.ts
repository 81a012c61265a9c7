// npm run check:links: every link of the build, in every page of both languages.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {checkSite} from './links/checkSite';
import {readSite} from './links/readSite';

async function main(): Promise<void> {
  const build = path.join(process.cwd(), 'build');
  if (!existsSync(build)) throw new Error('There is no build to check: run "npm run build" first');
  const site = await readSite(build);
  const problems = checkSite(site);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const links = [...site.pages.values()].reduce((sum, page) => sum + page.links.length, 0);
  console.log(`${site.pages.size} pages, ${links} links: no fault`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
