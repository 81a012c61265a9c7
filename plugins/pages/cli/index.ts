import {addCommand, type CommandLine} from '../../../src/lib/node/addCommand';
import type {SocialCards} from './cards/types';
import type {SiteFacts} from '../options';

/** The commands of authors of pages. */
export function addCommands(cli: CommandLine, siteDir: string, site: SiteFacts, cards: SocialCards): void {
  addCommand(cli, {
    usage: 'new:page <page>',
    description: 'Starts a page.',
    example: 'new:page react-data-grid/row-striping',
    async run({args: [page = '']}) {
      const {createPage} = await import('./new/create');
      console.log(createPage(siteDir, page, site.languages));
    },
  });
  addCommand(cli, {
    usage: 'new:playground <name>',
    description: 'Starts a scratch page.',
    example: 'new:playground row-height',
    async run({args: [name = '']}) {
      const {createPlayground} = await import('./new/create');
      console.log(createPlayground(siteDir, name));
    },
  });
  addCommand(cli, {
    usage: 'page:move <from> <to>',
    description: 'Gives a page another address.',
    example: 'page:move react-data-grid/rows react-data-grid/row-definition',
    async run({args: [from = '', to = '']}) {
      const {movePage} = await import('./move/movePage');
      console.log(movePage(siteDir, from, to, site));
    },
  });
  addCommand(cli, {
    usage: 'content:report [folder]',
    description:
      "Counts what each page has and answers, lists what no page shows or mentions, and measures a product's pages; fails where one lacks something.",
    example: 'content:report react-data-grid',
    async run({args: [folder]}) {
      const {contentReport} = await import('./content/report');
      const {text, isReached} = await contentReport(siteDir, folder, site);
      console.log(text);
      if (!isReached) process.exitCode = 1;
    },
  });
  addCommand(cli, {
    usage: 'cards:update',
    description: 'Draws the social card of each product and language into static/img/cards/.',
    example: 'cards:update',
    async run() {
      const {drawCards} = await import('./cards/drawCards');
      await drawCards(siteDir, cards);
    },
  });
}
