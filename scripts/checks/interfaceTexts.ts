// Part of npm run check: what "npx docusaurus i18n:texts --check" does, without the configuration of the site.
import {writeTexts} from '../../plugins/translations/cli/texts';
import {run} from '../../src/lib/node/runProgram';

run(() => writeTexts(process.cwd(), {check: true}));
