import path from 'node:path';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {createServer, type DocumentedSite} from './server';

/** Serves a build over standard input and output until the client ends it. */
export async function startServer(build: string, site: DocumentedSite): Promise<void> {
  await createServer(path.resolve(build), site).connect(new StdioServerTransport());
}
