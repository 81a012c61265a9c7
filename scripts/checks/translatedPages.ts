// Part of npm run check: what "npx docusaurus i18n:check" does, without the configuration of the site.
import {parseArgs} from 'node:util';
import {translationFacts} from '../../config/translations';
import {printMistakes} from '../../plugins/translations/cli/checkPages';
import {run} from '../../src/lib/node/runProgram';

run(async () => {
  const siteDir = process.cwd();
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {language: {type: 'string'}},
  });
  await printMistakes(siteDir, translationFacts(siteDir), {pages: positionals, language: values.language});
});
