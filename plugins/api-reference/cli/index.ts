import {addCommand, type CommandLine} from '../../../src/lib/node/addCommand';
import type {PackageSet} from '../packageSets';

/** The command that measures the reference. */
export function addCommands(cli: CommandLine, siteDir: string, sets: readonly PackageSet[]): void {
  addCommand(cli, {
    usage: 'api:report',
    description:
      'Counts the API reference, and compares its two readings of the packages, and both versions of them.',
    example: 'api:report',
    async run() {
      const {printReport} = await import('./report');
      await printReport(siteDir, sets);
    },
  });
}
