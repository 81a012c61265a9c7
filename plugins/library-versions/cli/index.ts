import {addCommand, type CommandLine} from '../../../src/lib/node/addCommand';
import type {SiteFacts} from '../options';

/** The commands that make, archive and update versions. */
export function addCommands(cli: CommandLine, siteDir: string, site: SiteFacts): void {
  addCommand(cli, {
    usage: 'version:cut <version>',
    description: 'Makes an older version of the current pages, demos, navigation and translations.',
    example: 'version:cut 8',
    async run({args: [name = '']}) {
      const {cutVersion, docsVersion} = await import('./cutVersion');
      console.log(await cutVersion(siteDir, name, docsVersion, site.translations));
    },
  });
  addCommand(cli, {
    usage: 'version:archive <version>',
    description: 'Replaces a version that is built here by its address elsewhere.',
    example: 'version:archive 7 --address https://old.example.org/x/v7/',
    options: {
      '--address <url>': 'where its English pages are kept; by default, what versionsArchived.json says',
    },
    async run({args: [name = ''], options: {address}}) {
      const {archiveVersion} = await import('./archiveVersion');
      const keptAt = typeof address === 'string' ? address : undefined;
      console.log(await archiveVersion(siteDir, name, keptAt, site));
    },
  });
  addCommand(cli, {
    usage: 'packages:update <versions...>',
    description:
      'Changes the documented packages and lists the pages to touch: 8.30.0 for all, @mui/x-charts@8.30.1 for one.',
    example: 'packages:update 8.30.0',
    async run({args}) {
      const {programs, updatePackages} = await import('./updatePackages');
      const tools = {...programs, ...site.packages, languages: site.translations};
      console.log(await updatePackages(siteDir, args, tools));
    },
  });
}
