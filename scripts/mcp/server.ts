import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {registerApiTools} from './apiTools';
import {openLibrary} from './library';
import {registerPageTools} from './pageTools';

/**
 * The server of the documentation: tools to list, search and read pages and API entries, none that writes.
 *
 * @param build - absolute path of the build folder
 * @param version - of this documentation
 */
export function createServer(build: string, version: string): McpServer {
  const server = new McpServer(
    {name: 'mui-x-documentation', version},
    {
      instructions:
        'Documentation of the MUI X React components: data grid, date and time pickers, charts, tree view. Search first, then read whole pages; code in them is tested. Names of props, types and hooks are in the API reference.',
    },
  );
  const library = openLibrary(build);
  registerPageTools(server, library);
  registerApiTools(server, library);
  return server;
}
