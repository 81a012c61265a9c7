// npm run mcp: what "npx docusaurus mcp" does, for clients: nothing but the protocol may be written to standard output,
// where Docusaurus tells of its new releases.
import path from 'node:path';
import {parseArgs} from 'node:util';
import {documentedSite} from '../config/documentedSite';
import {startServer} from '../plugins/markdown-pages/cli/mcp/server';

// A client starts the server from its own folder.
const projectRoot = path.join(__dirname, '..');

async function main(): Promise<void> {
  const {values} = parseArgs({options: {build: {type: 'string', default: path.join(projectRoot, 'build')}}});
  await startServer(values.build, documentedSite);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
