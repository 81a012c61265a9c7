import path from 'node:path';
import {addCommand, type CommandLine} from '../../../src/lib/node/addCommand';
import type {DocumentedSite} from './mcp/server';

/** The command that lets an assistant read a build. */
export function addCommands(cli: CommandLine, siteDir: string, site: DocumentedSite): void {
  addCommand(cli, {
    usage: 'mcp',
    description:
      'Lets an assistant list, search and read the last build. Clients start it as "npm run --silent mcp": nothing else may be printed.',
    example: 'mcp --build build/',
    options: {'--build <folder>': 'another build than the last one'},
    async run({options: {build}}) {
      const {startServer} = await import('./mcp/server');
      await startServer(typeof build === 'string' ? build : path.join(siteDir, 'build'), site);
    },
  });
}
