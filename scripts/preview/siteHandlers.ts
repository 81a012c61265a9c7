import type {IncomingMessage, ServerResponse} from 'node:http';
import {findRedirect} from '../../config/findRedirect';
import {contentType} from './contentTypes';
import {acceptedEncodings} from './encoding';
import type {FileStore} from './fileStore';
import {sendText, type RequestHandler} from '../../src/lib/node/requestHandler';
import type {SiteRules} from './rules';

/** Obeys the redirects of the build; they come before files, as on the host. The query is kept. */
export function redirectHandler(rules: () => Promise<SiteRules>): RequestHandler {
  return async (_request, response, {path, search}) => {
    const {redirects} = await rules();
    // Encoded first: what a `*` matches may hold a "?" or "#" that must not become one of the new address.
    const found = findRedirect(redirects, encodePath(path));
    if (!found) return false;
    redirect(response, found.rule.status, found.to, search);
    return true;
  };
}

/** Serves the files of the build, sends folder addresses to their form with a slash, and refuses to be written to. */
export function fileHandler(store: FileStore): RequestHandler {
  return async (request, response, {path, search}) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      sendText(response, 405, 'Method not allowed');
      return true;
    }
    // The rule files are for the host, not for readers.
    if (path === '/_headers' || path === '/_redirects') return false;
    if (path.endsWith('/')) return sendFile(request, response, store, `${path}index.html`, 200);
    if (path.endsWith('/index.html') && (await store.has(path))) {
      redirect(response, 301, encodePath(path.slice(0, -'index.html'.length)), search);
      return true;
    }
    if (await sendFile(request, response, store, path, 200)) return true;
    if (!(await store.has(`${path}/index.html`))) return false;
    redirect(response, 301, `${encodePath(path)}/`, search);
    return true;
  };
}

/** The last handler: the 404 page of the language that the address belongs to. */
export function notFoundHandler(store: FileStore, rules: () => Promise<SiteRules>): RequestHandler {
  return async (request, response, {path}) => {
    const {notFound} = await rules();
    const page = findRedirect(notFound, path)?.to ?? '/404.html';
    if (!(await sendFile(request, response, store, page, 404))) sendText(response, 404, 'Not found');
    return true;
  };
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  store: FileStore,
  path: string,
  status: number,
): Promise<boolean> {
  const file = await store.read(path, acceptedEncodings(request.headers['accept-encoding']?.toString()));
  if (!file) return false;
  response.setHeader('ETag', file.etag);
  if (file.varies) response.setHeader('Vary', 'Accept-Encoding');
  if (status === 404 || !response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-cache');
  if (status === 200 && matches(request.headers['if-none-match'], file.etag)) {
    response.writeHead(304).end();
    return true;
  }
  if (file.encoding !== 'identity') response.setHeader('Content-Encoding', file.encoding);
  response.writeHead(status, {'Content-Type': contentType(path), 'Content-Length': file.body.length});
  response.end(request.method === 'HEAD' ? undefined : file.body);
  return true;
}

function matches(header: string | undefined, etag: string): boolean {
  // A proxy may have marked the tag as weak; for this header the mark does not count.
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}

function redirect(response: ServerResponse, status: number, to: string, search: string): void {
  response.writeHead(status, {Location: to + search, 'Cache-Control': 'no-cache'}).end();
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
