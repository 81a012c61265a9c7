import {addCommand, type CommandLine, type CommandShape} from '../../../src/lib/node/addCommand';
import type {SiteFacts} from '../options';
import type {Target} from './target';

/** A command about one page. */
interface PageCommand extends Pick<CommandShape, 'usage' | 'description'> {
  /** Loads what it does; what that returns is printed. */
  readonly load: () => Promise<(siteDir: string, target: Target) => string | Promise<string>>;
}

/** The commands of translators. */
export function addCommands(cli: CommandLine, siteDir: string, site: SiteFacts): void {
  const addPageCommand = ({usage, description, load}: PageCommand) =>
    addCommand(cli, {
      usage,
      description,
      example: usage.replace('<page>', 'react-data-grid/quickstart'),
      options: {'--language <language>': 'the language, where the site has several'},
      async run(typed) {
        const [{parseTarget}, work] = await Promise.all([import('./target'), load()]);
        console.log(await work(siteDir, parseTarget(typed, site.languages)));
      },
    });
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
  addPageCommand({
    usage: 'i18n:new <page>',
    description: 'Starts the translation of a page.',
    load: async () => (await import('./write')).startTranslation,
  });
  addPageCommand({
    usage: 'i18n:diff <page>',
    description: 'Shows what changed in an English page since it was translated.',
    load: async () => (await import('./diff')).describeChange,
  });
  addPageCommand({
    usage: 'i18n:stamp <page>',
    description: 'Marks a translation as up to date with its English page.',
    load: async () => (await import('./write')).stampTranslation,
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
