// npm run verify -- oldPackages: the code of the pages about older majors is compiled, each side against its packages.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {olderPackages} from '../../config/apiReference';
import {olderPages, type SidePackages} from '../../config/migration';
import {oldNames} from '../../config/oldNames';
import {oldPackages, oldPackagesNames} from '../../config/oldPackages';
import {run} from '../../src/lib/node/runProgram';
import type {FencePackages} from '../../plugins/library-versions/migration/fences';
import {checkOlderPages, strangeNames} from '../../plugins/library-versions/migration/olderPages';
import {oldPackagesFolder, oldPackagesRoot} from '../../plugins/library-versions/migration/oldPackagesFolder';
import {readPage} from '../../plugins/library-versions/migration/readMigrationPage';
import {cacheFolder} from '../verify/memory.mjs';

const siteDir = process.cwd();

function locate(packages: SidePackages): FencePackages | undefined {
  if (packages === 'installed') return {root: siteDir, aliases: olderPackages.packages};
  const root = path.join(
    oldPackagesRoot(cacheFolder(process.env)),
    oldPackagesFolder(packages, oldPackages[packages]),
  );
  return existsSync(root) ? {root, aliases: {}} : undefined;
}

run(() => {
  const pages = olderPages.map((entry) => ({entry, page: readPage(siteDir, entry.page)}));
  const {faults, counts, missing} = checkOlderPages(pages, locate);
  console.log(counts.join('\n'));
  for (const name of missing) {
    console.log(
      `SKIPPED code for the packages ${name}: npm run verify -- oldPackages --install installs them`,
    );
  }
  const strangers = oldPackagesNames.flatMap((name) => {
    const where = locate(name);
    return where
      ? strangeNames(where.root, oldNames[name] ?? []).map(
          (each) => `config/oldNames.ts: ${name} has no ${each}`,
        )
      : [];
  });
  if (faults.length + strangers.length > 0) throw new Error([...faults, ...strangers].join('\n'));
});
