import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {findFreePort} from '../scripts/lib/port.mjs';

/**
 * Serves the files of `build` at `base`, with the 404 page of the build for all else, as a static host does.
 *
 * @returns `origin` is for example `http://127.0.0.1:40123`
 */
export async function serveSite(
  build: string,
  base: string,
): Promise<{origin: string; close: () => Promise<void>}> {
  const notFound = readFileSync(path.join(build, '404.html'));
  const files = sirv(build, {
    dev: true,
    onNoMatch: (_request, response) => {
      response.writeHead(404, {'content-type': 'text/html; charset=utf-8'}).end(notFound);
    },
  });
  const server = createServer((request, response) => {
    if (request.url === '/favicon.ico') {
      response.writeHead(204).end();
      return;
    }
    request.url = (request.url ?? '/').replace(base, '/');
    files(request, response);
  });
  const port = await findFreePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
