import {addCommand, type CommandLine} from '../../../src/lib/node/addCommand';

/** The command that reads what readers said. */
export function addCommands(cli: CommandLine, siteDir: string): void {
  addCommand(cli, {
    usage: 'feedback:report [file-or-folder]',
    description: 'Prints per page what readers answered and wrote to the preview server.',
    example: 'feedback:report feedback/',
    async run({args: [target]}) {
      const {printReport} = await import('./report');
      await printReport(siteDir, target);
    },
  });
}
