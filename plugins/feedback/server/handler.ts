import type {IncomingMessage, ServerResponse} from 'node:http';
import {sendText, type RequestHandler} from '../../../src/lib/node/requestHandler';
import {openFeedbackLog, LogFullError} from './log';
import {createRateLimit} from './rateLimit';
import {createPayloadCheck} from './validate';

/** Path of the preview server's own endpoint. */
export const feedbackPath = '/feedback';

export interface FeedbackOptions {
  /** Where feedback is stored, a line of JSON each. */
  readonly file: string;
  /** Longest file in bytes. */
  readonly fileLimit?: number;
  /** Longest entry in bytes. */
  readonly bodyLimit?: number;
  /** How many entries one address may send in a minute. */
  readonly perMinute?: number;
}

/**
 * The preview server's endpoint for feedback, an example of the contract: 204 once the feedback is on the disk, also for
 * a repeat; 4xx for what is none.
 */
export function feedbackHandler(options: FeedbackOptions): RequestHandler {
  const {file, fileLimit = 16 * 2 ** 20, bodyLimit = 16_000, perMinute = 10} = options;
  const {isPayload, fault} = createPayloadCheck();
  const log = openFeedbackLog({file, limit: fileLimit, isPayload});
  const secondsToWait = createRateLimit({perMinute});

  async function store(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const payload = parse(await readBody(request, bodyLimit));
    if (!isPayload(payload)) {
      sendText(response, 422, `Not feedback: ${fault()}`);
      return;
    }
    const wait = secondsToWait(request.socket.remoteAddress ?? '');
    if (wait > 0) {
      response.setHeader('Retry-After', String(wait));
      sendText(response, 429, 'Too many entries from this address');
      return;
    }
    await log.append(payload);
    response.writeHead(204, {'Cache-Control': 'no-store'}).end();
  }

  return async (request, response, {path}) => {
    if (path !== feedbackPath) return false;
    const refuse = (status: number, text: string, headers: Readonly<Record<string, string>> = {}) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      // The body may not have been read to its end.
      response.setHeader('Connection', 'close');
      sendText(response, status, text);
      return true;
    };
    if (request.method !== 'POST') return refuse(405, 'Feedback is sent by POST', {Allow: 'POST'});
    // A page of another site can send this type only after it was allowed to, which it never is.
    if (!/^application\/json(;|$)/i.test(request.headers['content-type'] ?? '')) {
      return refuse(415, 'Feedback is sent as application/json');
    }
    try {
      await store(request, response);
      return true;
    } catch (error) {
      if (error instanceof BodyTooLongError) return refuse(413, 'Too long');
      if (error instanceof SyntaxError) return refuse(400, 'Not JSON');
      if (error instanceof LogFullError) return refuse(507, 'No room for more feedback');
      throw error;
    }
  };
}

/** @throws {SyntaxError} for what is no JSON in UTF-8 */
function parse(body: Buffer): unknown {
  let text: string;
  try {
    text = new TextDecoder('utf-8', {fatal: true}).decode(body);
  } catch {
    throw new SyntaxError('No UTF-8');
  }
  return JSON.parse(text);
}

/** The body is longer than allowed. */
class BodyTooLongError extends Error {}

/**
 * Reads the body of a request.
 *
 * @param limit in bytes
 * @throws {BodyTooLongError} without keeping more than the limit in memory
 */
async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new BodyTooLongError();
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of request.iterator({destroyOnReturn: false})) {
    const bytes = Buffer.from(piece as Uint8Array);
    length += bytes.length;
    if (length > limit) throw new BodyTooLongError();
    pieces.push(bytes);
  }
  return Buffer.concat(pieces);
}
