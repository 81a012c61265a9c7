import {once} from 'node:events';
import {request, type IncomingHttpHeaders} from 'node:http';
import {connect, type AddressInfo} from 'node:net';
import path from 'node:path';
import zlib from 'node:zlib';
import {writeFileSync} from 'node:fs';
import {describe, expect, it, onTestFinished, vi} from 'vitest';
import {headerRules} from '../../config/headers';
import {buildNotFoundPages, redirects} from '../../config/redirects';
import {currentMajor} from '../../tests/unit/currentMajor';
import {tempFolder} from '../../tests/unit/tempFolder';
import {writeHeaders} from '../builder/headersFile';
import {writeRedirects} from '../builder/redirectsFile';
import {sendText, type RequestHandler} from '../../src/lib/node/requestHandler';
import {createPreviewServer} from './server';

const page = `<main>${'Introduction '.repeat(200)}</main>`;

function createBuild(): string {
  const root = tempFolder({
    'build/x/introduction/index.html': page,
    'build/x/support/index.html': page,
    'build/x/404.html': 'Not found',
    'build/zh/x/404.html': '找不到',
    'build/404.html': 'Nothing here',
    'build/x/assets/js/main.1a2b.js': 'start()',
    'build/_headers': writeHeaders(headerRules([])),
    'build/_redirects': writeRedirects(redirects, buildNotFoundPages([])),
    'secret.txt': 'secret',
  });
  const build = path.join(root, 'build');
  writeFileSync(path.join(build, 'x/introduction/index.html.br'), zlib.brotliCompressSync(page));
  writeFileSync(path.join(build, 'x/introduction/index.html.gz'), zlib.gzipSync(page));
  return build;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Starts a server and gives a function that sends it requests; nothing in between normalizes or decompresses. */
async function startServer(handlers: readonly RequestHandler[] = []) {
  const server = createPreviewServer({root: createBuild(), handlers}).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const {port} = server.address() as AddressInfo;
  const get = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      const call = request({host: '127.0.0.1', port, path: target, headers, method}, (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('end', () =>
          resolve({status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(pieces)}),
        );
      });
      call.on('error', reject).end();
    });
  return {get, port};
}

describe('files', () => {
  it('serves a page with the headers of the build', async () => {
    const {get} = await startServer();
    const {status, headers, body} = await get('/x/introduction/');
    expect(status).toBe(200);
    expect(body.toString()).toBe(page);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBe('Accept-Encoding');
  });

  it('serves precompressed copies with a tag of their own', async () => {
    const {get} = await startServer();
    const plain = await get('/x/introduction/');
    const br = await get('/x/introduction/', {'Accept-Encoding': 'gzip, br'});
    const gzip = await get('/x/introduction/', {'Accept-Encoding': 'gzip'});
    expect(br.headers['content-encoding']).toBe('br');
    expect(zlib.brotliDecompressSync(br.body).toString()).toBe(page);
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(zlib.gunzipSync(gzip.body).toString()).toBe(page);
    expect(new Set([plain, br, gzip].map((answer) => answer.headers.etag)).size).toBe(3);
  });

  it('compresses what has no copy, and nothing that is small', async () => {
    const {get} = await startServer();
    const br = await get('/x/support/', {'Accept-Encoding': 'gzip, br'});
    expect(br.headers['content-encoding']).toBe('br');
    expect(zlib.brotliDecompressSync(br.body).toString()).toBe(page);
    const again = await get('/x/support/', {'Accept-Encoding': 'br', 'If-None-Match': br.headers.etag ?? ''});
    expect(again.status).toBe(304);
    const gzip = await get('/x/support/', {'Accept-Encoding': 'gzip'});
    expect(zlib.gunzipSync(gzip.body).toString()).toBe(page);
    const small = await get('/x/assets/js/main.1a2b.js', {'Accept-Encoding': 'br'});
    expect(small.headers['content-encoding']).toBeUndefined();
  });

  it('answers 304 to the tag it gave', async () => {
    const {get} = await startServer();
    const {headers} = await get('/x/introduction/');
    expect(headers.etag).toMatch(/^"[\w-]+"$/);
    const again = await get('/x/introduction/', {'If-None-Match': `"other", ${headers.etag ?? ''}`});
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers.etag).toBe(headers.etag);
    expect((await get('/x/introduction/', {'If-None-Match': '"other"'})).status).toBe(200);
  });

  it('keeps hashed files for ever', async () => {
    const {get} = await startServer();
    const {headers} = await get('/x/assets/js/main.1a2b.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  it('answers HEAD without a body and refuses other methods', async () => {
    const {get} = await startServer();
    const head = await get('/x/introduction/', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.headers['content-length']).toBe(String(page.length));
    expect(head.body).toHaveLength(0);
    const post = await get('/x/introduction/', {}, 'POST');
    expect(post.status).toBe(405);
    expect(post.headers.allow).toBe('GET, HEAD');
  });

  it.each([
    '/../secret.txt',
    '/x/%2e%2e/%2e%2e/secret.txt',
    '/x/..%2f..%2fsecret.txt',
    '/%E0%A4%A',
    '//evil.example',
  ])('refuses %s', async (target) => {
    const {get} = await startServer();
    const {status, body} = await get(target);
    expect(status).toBe(400);
    expect(body.toString()).not.toContain('secret');
  });

  it.each(['/_headers', '/_redirects'])('hides %s', async (target) => {
    const {get} = await startServer();
    expect((await get(target)).status).toBe(404);
  });
});

describe('redirects', () => {
  it.each([
    ['/', 302, '/x/introduction/'],
    ['/x', 302, '/x/introduction/'],
    ['/en/x/introduction/?a=1', 301, '/x/introduction/?a=1'],
    ['/en/x/a%3Fb/', 301, '/x/a%3Fb/'],
    [`/x/${currentMajor}/introduction/`, 302, '/x/introduction/'],
    ['/x/introduction', 301, '/x/introduction/'],
    ['/x/introduction?a=1', 301, '/x/introduction/?a=1'],
    ['/x/introduction/index.html', 301, '/x/introduction/'],
  ])('%s: %i to %s', async (from, status, to) => {
    const {get} = await startServer();
    const answer = await get(from);
    expect(answer.status).toBe(status);
    expect(answer.headers.location).toBe(to);
  });
});

describe('missing pages', () => {
  it.each([
    ['/x/nothing/', 'Not found'],
    ['/x/nothing', 'Not found'],
    ['/x/assets/js/old.js', 'Not found'],
    ['/zh/x/nothing/', '找不到'],
    ['/nothing', 'Nothing here'],
  ])('%s: %s', async (target, text) => {
    const {get} = await startServer();
    const {status, headers, body} = await get(target);
    expect(status).toBe(404);
    expect(body.toString()).toBe(text);
    // Hashed or not: what is missing today may be there tomorrow.
    expect(headers['cache-control']).toBe('no-cache');
  });
});

describe('robustness', () => {
  it('survives what is no HTTP', async () => {
    const {get, port} = await startServer();
    const socket = connect(port, '127.0.0.1');
    socket.end('nonsense\r\n\r\n');
    await once(socket.resume(), 'close');
    expect((await get('/x/introduction/')).status).toBe(200);
  });

  it('asks further handlers first and turns their errors into 500', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const {get} = await startServer([
      (_request, response, {path: target}) => {
        if (target === '/broken') throw new Error('broken');
        if (target !== '/feedback') return false;
        sendText(response, 202, 'thanks');
        return true;
      },
    ]);
    expect((await get('/feedback', {}, 'POST')).status).toBe(202);
    expect((await get('/broken')).status).toBe(500);
    expect((await get('/x/introduction/')).status).toBe(200);
  });
});
