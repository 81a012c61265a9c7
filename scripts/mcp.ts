// npm run mcp: a server of the Model Context Protocol over standard input and output. Nothing but the protocol may be
// written to standard output.
import path from 'node:path';
import {parseArgs} from 'node:util';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import packageJson from '../package.json';
import {createServer} from './mcp/server';

// A client starts the server from its own folder.
const projectRoot = path.join(__dirname, '..');

async function main(): Promise<void> {
  const {values} = parseArgs({options: {build: {type: 'string', default: path.join(projectRoot, 'build')}}});
  await createServer(path.resolve(values.build), packageJson.version).connect(new StdioServerTransport());
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
