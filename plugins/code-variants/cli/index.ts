import {addCommand, type CommandLine} from '../../../src/lib/node/addCommand';

/**
 * The command of authors of demos.
 *
 * @param languages - those that the site is translated to
 */
export function addCommands(cli: CommandLine, siteDir: string, languages: readonly string[]): void {
  addCommand(cli, {
    usage: 'new:demo <page> <name>',
    description: 'Starts a demo of a page.',
    example: 'new:demo react-data-grid/row-striping RowStriping',
    async run({args: [page = '', name = '']}) {
      const {createDemo} = await import('./createDemo');
      console.log(createDemo(siteDir, page, name, languages));
    },
  });
}
