// Part of npm run check: what "npx docusaurus i18n:status --check" does, without loading the plugins.
import {translationFacts} from '../../config/translations';
import {printStatus} from '../../plugins/translations/cli/status';
import {run} from '../../src/lib/node/runProgram';

run(async () => {
  const siteDir = process.cwd();
  await printStatus(siteDir, translationFacts(siteDir), {json: false, check: true});
});
