import type {IncomingMessage, ServerResponse} from 'node:http';

/** What a handler gets besides Node's request and response. */
export interface RequestInfo {
  /** Decoded path, without query; never has `..`, `//`, a backslash or a control character in it. */
  readonly path: string;
  /** With its question mark; empty without a query. */
  readonly search: string;
}

/**
 * One capability of the preview server. Answers the request and returns `true`, or leaves it alone and returns `false`
 * for the next handler. The headers of `_headers` are set already. What it throws becomes a 500.
 */
export type RequestHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  info: RequestInfo,
) => boolean | Promise<boolean>;

/** Ends a response with a short text, for answers that no page exists for. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store'});
  response.end(`${text}\n`);
}
