// Part of npm run check: links between pages, and names of the packages in their code, without a build. With files behind
// it, the links of these files and those that lead to them, and the names in these files; a file may be gone.
import {apiKnownNames, migrationTo} from '../../config/apiReference';
import {listTranslations} from '../../config/languages';
import {currentName, documentedVersions} from '../../plugins/library-versions/build/versions';
import {linkAndNameFaults} from '../../plugins/pages/cli/checkLinksAndNames';
import {runMain} from '../../src/lib/node/terminal.mjs';

async function main(): Promise<void> {
  const siteDir = process.cwd();
  const changed = process.argv.slice(2);
  const versions = documentedVersions(siteDir).map((version) => {
    const checked = {
      folder: version.name === currentName ? version.name : `version-${version.name}`,
      readKnownNames: apiKnownNames(siteDir, version),
      readOlderNames: migrationTo(siteDir, version)?.names,
    };
    return linkAndNameFaults(siteDir, checked, listTranslations(), changed);
  });
  const faults = (await Promise.all(versions)).flat();
  if (faults.length > 0) {
    console.log(faults.join('\n'));
    process.exitCode = 1;
  }
}

runMain(main);
