import {addCommand, type CommandLine} from '../../../src/lib/node/addCommand';
import type {SiteFacts} from '../options';

/** An option that commands about one page have. */
const language = {'--language <language>': 'the language, where the site has several'};

/** The commands of translators. */
export function addCommands(cli: CommandLine, siteDir: string, site: SiteFacts): void {
  addCommand(cli, {
    usage: 'i18n:status',
    description: 'Lists what there is to translate.',
    example: 'i18n:status',
    options: {
      '--json': 'as data',
      '--check': 'ends with an error when a language lacks what it must have',
    },
    async run({options: {json, check}}) {
      const {printStatus} = await import('./status');
      await printStatus(siteDir, site, {json: json === true, check: check === true});
    },
  });
  addCommand(cli, {
    usage: 'i18n:new <page>',
    description: 'Starts the translation of a page.',
    example: 'i18n:new react-data-grid/quickstart',
    options: language,
    async run(typed) {
      const {targetOf} = await import('./target');
      const {startTranslation} = await import('./new');
      console.log(startTranslation(siteDir, targetOf(typed, site.languages)));
    },
  });
  addCommand(cli, {
    usage: 'i18n:diff <page>',
    description: 'Shows what changed in an English page since it was translated.',
    example: 'i18n:diff react-data-grid/quickstart',
    options: language,
    async run(typed) {
      const {targetOf} = await import('./target');
      const {describeChange} = await import('./diff');
      console.log(await describeChange(siteDir, targetOf(typed, site.languages)));
    },
  });
  addCommand(cli, {
    usage: 'i18n:stamp <page>',
    description: 'Marks a translation as up to date with its English page.',
    example: 'i18n:stamp react-data-grid/quickstart',
    options: language,
    async run(typed) {
      const {targetOf} = await import('./target');
      const {stampTranslation} = await import('./stamp');
      console.log(stampTranslation(siteDir, targetOf(typed, site.languages)));
    },
  });
  addCommand(cli, {
    usage: 'i18n:check [pages...]',
    description: 'Checks translated pages, or all of them: headings, demos, terms, untranslated text.',
    example: 'i18n:check react-data-grid/quickstart',
    options: {'--language <language>': 'one language instead of all'},
    async run({args, options}) {
      const {printMistakes} = await import('./checkPages');
      await printMistakes(siteDir, site, {pages: args, language: options.language});
    },
  });
  addCommand(cli, {
    usage: 'i18n:texts',
    description: 'Writes the English interface texts of the source to i18n/en/code.json.',
    example: 'i18n:texts',
    options: {'--check': 'only says whether the file is behind'},
    async run({options: {check}}) {
      const {writeTexts} = await import('./texts');
      await writeTexts(siteDir, {check: check === true});
    },
  });
}
