// npm run packages:update <version>: other packages for the current version, and what that means for its pages.
import path from 'node:path';
import {apiKnownNames, apiModel} from '../../config/apiReference';
import {currentName, documentedVersions, type DocumentedVersion} from '../../config/versions';
import {run} from '../i18n/command';
import {run as runProgram} from '../lib/run.mjs';
import {updatePackages} from './updatePackages';

/** As package.json says now: it changes while the command runs. */
function currentVersion(siteDir: string): DocumentedVersion {
  const current = documentedVersions(siteDir).find(({name}) => name === currentName);
  if (!current) throw new Error('The project has no current version');
  return current;
}

run(async () => {
  const args = process.argv.slice(2);
  if (args.length === 0) {
    throw new Error(
      'Usage: npm run packages:update <version>, for example 8.30.0, and @mui/x-charts@8.30.1 for one package',
    );
  }
  const report = await updatePackages(process.cwd(), args, {
    install: (cwd) => runProgram('npm', ['install', '--no-audit', '--no-fund'], {cwd}),
    checkTypes: (cwd) => {
      const compiler = path.join(cwd, 'node_modules', 'typescript', 'bin', 'tsc');
      return runProgram(process.execPath, [compiler, '--noEmit', '--pretty', 'false'], {cwd, quiet: true});
    },
    readModel: (siteDir) => apiModel(siteDir, currentVersion(siteDir))(),
    readKnownNames: (siteDir) => apiKnownNames(siteDir, currentVersion(siteDir))(),
  });
  console.log(report);
});
