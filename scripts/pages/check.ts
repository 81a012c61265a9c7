// Part of npm run check: links between pages, and names of the packages in their code, without a build. With files behind
// it, the links of these files and those that lead to them, and the names in these files; a file may be gone.
import {apiKnownNames, migrationTo} from '../../config/apiReference';
import {documentedVersions, type DocumentedVersion} from '../../plugins/library-versions/build/versions';
import {runMain} from '../../src/lib/node/say.mjs';
import {concernedPages} from '../links/concernedPages';
import {findDeadLinks} from '../links/findDeadLinks';
import {readNames} from '../names/pageNames';
import {readPages} from './readPages';

/** What is wrong with the pages of a version, one `file:line:column: reason` each. Parsing takes most of the time: once for both. */
async function faultsOf(
  siteDir: string,
  version: DocumentedVersion,
  changed: readonly string[],
): Promise<string[]> {
  const {sources, all} = await readPages(siteDir, version.name);
  const isAll = changed.length === 0;
  const links = findDeadLinks(sources, isAll ? all : concernedPages(all, changed));
  const asked = isAll ? all : all.filter(({file}) => changed.includes(file));
  // The names of a version are read of its packages, which takes seconds.
  if (asked.length === 0) return links;
  const known = await apiKnownNames(siteDir, version)();
  const pages = await readNames(asked, known, migrationTo(siteDir, version)?.names);
  const names = pages.flatMap(({faults}) =>
    faults.map(({file, line, column, message}) => `${file}:${line}:${column}: ${message}`),
  );
  return [...links, ...names];
}

async function main(): Promise<void> {
  const siteDir = process.cwd();
  const changed = process.argv.slice(2);
  const versions = documentedVersions(siteDir).map((version) => faultsOf(siteDir, version, changed));
  const faults = (await Promise.all(versions)).flat();
  if (faults.length > 0) {
    console.log(faults.join('\n'));
    process.exitCode = 1;
  }
}

runMain(main);
