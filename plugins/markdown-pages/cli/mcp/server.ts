import path from 'node:path';
import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {registerApiTools} from './apiTools';
import {openLibrary} from './library';
import {registerPageTools} from './pageTools';
import type {BuiltLanguage} from './parts';

/** What the server has to know of the site. */
export interface DocumentedSite {
  /** Of this documentation. */
  readonly version: string;
  /** The one of the source first. */
  readonly languages: readonly BuiltLanguage[];
}

/**
 * The server of the documentation: tools to list, search and read pages and API entries, none that writes.
 *
 * @param build - absolute path of the build folder
 * @param site - its version and languages
 */
function createServer(build: string, {version, languages}: DocumentedSite): McpServer {
  const server = new McpServer(
    {name: 'mui-x-documentation', version},
    {
      instructions:
        'Documentation of the MUI X React components: data grid, date and time pickers, charts, tree view. Search first, then read whole pages; code in them is tested. Names of props, types and hooks are in the API reference.',
    },
  );
  const library = openLibrary(build, languages);
  registerPageTools(server, library);
  registerApiTools(server, library);
  return server;
}

/** Serves a build over standard input and output until the client ends it. */
export async function startServer(build: string, site: DocumentedSite): Promise<void> {
  await createServer(path.resolve(build), site).connect(new StdioServerTransport());
}
