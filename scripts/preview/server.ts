import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {headersFor} from '../builder/headersFile';
import {createFileStore} from './fileStore';
import {sendText, type RequestHandler} from '../../src/lib/node/requestHandler';
import {parseRequestTarget} from './requestPath';
import {readRules} from './rules';
import {fileHandler, notFoundHandler, redirectHandler} from './siteHandlers';

export interface PreviewOptions {
  /** The build folder. */
  readonly root: string;
  /** Further capabilities, asked before redirects and files, in this order. */
  readonly handlers?: readonly RequestHandler[];
}

/**
 * A server that treats a build folder as the production host does: its `_headers` and `_redirects`, precompressed
 * copies, entity tags, the 404 page of the language. The caller makes it listen.
 */
export function createPreviewServer({root, handlers = []}: PreviewOptions): Server {
  const store = createFileStore(root);
  const rules = () => readRules(root);
  const chain = [...handlers, redirectHandler(rules), fileHandler(store), notFoundHandler(store, rules)];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const info = parseRequestTarget(request.url ?? '/');
    if (!info) {
      sendText(response, 400, 'Bad request');
      return;
    }
    for (const [name, value] of headersFor((await rules()).headers, info.path))
      response.setHeader(name, value);
    for (const handler of chain) {
      if (await handler(request, response, info)) return;
    }
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(`${request.method ?? ''} ${request.url ?? ''}:`, error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Internal error');
    });
  });
}
