import {once} from 'node:events';
import {createServer} from 'node:http';

/** A site whose page is still on its way. */
export interface SlowSite {
  /** `http://127.0.0.1:` with a port. */
  readonly origin: string;
  /** Sends the next piece of the page. */
  release(): void;
  close(): void;
}

/**
 * Serves a site, and one page of it in pieces, each once it is released; the first comes at once.
 *
 * @param site origin of the site
 * @param address of the page that comes in pieces
 * @param findCuts bytes of the page before each further piece, ascending
 */
export async function serveSlowly(
  site: string,
  address: string,
  findCuts: (page: Buffer) => readonly number[],
): Promise<SlowSite> {
  const waiting: (() => void)[] = [];
  let released = 0;
  const nextPiece = () => {
    if (released > 0) {
      released -= 1;
      return Promise.resolve();
    }
    return new Promise<void>((resolve) => waiting.push(resolve));
  };
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', site);
      const answer = await fetch(url);
      const body = Buffer.from(await answer.arrayBuffer());
      response.setHeader('content-type', answer.headers.get('content-type') ?? '');
      let sent = 0;
      for (const cut of url.pathname === address ? findCuts(body) : []) {
        response.write(body.subarray(sent, cut));
        sent = cut;
        await nextPiece();
      }
      response.end(body.subarray(sent));
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('The server has no port');
  return {
    origin: `http://127.0.0.1:${place.port}`,
    release() {
      const next = waiting.shift();
      if (next) next();
      else released += 1;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
