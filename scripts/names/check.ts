// Part of npm run check: names of the packages in the inline code of pages, without a build. With files behind it, those
// of these files.
import {apiKnownNames, migrationTo} from '../../config/apiReference';
import {documentedVersions} from '../../config/versions';
import {runMain} from '../lib/say.mjs';
import {readPages} from '../pages/readPages';
import {readNames} from './pageNames';

async function main(): Promise<void> {
  const siteDir = process.cwd();
  const wanted = new Set(process.argv.slice(2));
  const ofVersions = documentedVersions(siteDir).map(async (version) => {
    const {all} = await readPages(siteDir, version.name);
    const asked = wanted.size === 0 ? all : all.filter(({file}) => wanted.has(file));
    // The names of a version are read of its packages, which takes seconds.
    if (asked.length === 0) return [];
    return readNames(asked, await apiKnownNames(siteDir, version)(), migrationTo(siteDir, version)?.names);
  });
  const faults = (await Promise.all(ofVersions)).flat().flatMap((page) => page.faults);
  if (faults.length > 0) {
    console.log(
      faults.map(({file, line, column, message}) => `${file}:${line}:${column}: ${message}`).join('\n'),
    );
    process.exitCode = 1;
  }
}

runMain(main);
