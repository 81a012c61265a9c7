import {gzipSync} from 'node:zlib';
import type {Page, Request, Response} from 'playwright-core';

/**
 * Nothing more comes when no request has started or ended for this long, in ms, and the page has nothing left to do. The
 * time is the page's own: on a busy machine it is late together with the requests that the page has yet to make.
 */
const quietMs = 700;

/** Longest wait for quiet, or for what a page is to show, in ms. */
export const timeoutMs = 30_000;

/** What was loaded from one address. */
export interface Body {
  readonly url: string;
  /** As its header says: `text/html; charset=utf-8`. */
  readonly type: string;
  /** After gzip −9. */
  readonly bytes: number;
}

export interface Traffic {
  /** Resolves when nothing more comes. */
  readonly quiet: () => Promise<void>;
  /** What was loaded, each address once. */
  readonly bodies: () => Promise<Body[]>;
}

/**
 * Listens to everything that the page requests; to be called before it is opened.
 *
 * @param isCounted - whether what an address sends is among the bodies; all is waited for
 */
export function watchTraffic(page: Page, isCounted: (url: string) => boolean = () => true): Traffic {
  const responses = new Map<string, Response>();
  const running = new Set<Request>();
  let changes = 0;
  page.on('request', (request) => {
    running.add(request);
    changes += 1;
  });
  const end = (request: Request) => {
    running.delete(request);
    changes += 1;
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  // Two entries for an address that was fetched ahead and then used: the second is the one that counts.
  page.on('response', (response) => {
    const url = response.url();
    if (isCounted(url)) responses.set(`${url} ${response.request().resourceType()}`, response);
  });
  return {
    quiet: async () => {
      const deadline = Date.now() + timeoutMs;
      for (let before = -1; running.size > 0 || changes !== before;) {
        if (Date.now() > deadline) throw new Error(`${page.url()} does not stop loading`);
        before = changes;
        await page.evaluate(
          (time) =>
            new Promise<void>((resolve) => {
              setTimeout(() => requestIdleCallback(() => resolve(), {timeout: 2000}), time);
            }),
          quietMs,
        );
      }
    },
    bodies: async () => {
      const found = await Promise.all([...responses.values()].map(readBody));
      return [...new Map(found.flatMap((body) => (body ? [[body.url, body]] : []))).values()];
    },
  };
}

async function readBody(response: Response): Promise<Body | undefined> {
  const url = response.url();
  const headers = await response.request().allHeaders();
  const isAhead = /prefetch/.test(`${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`);
  const isRedirect = response.status() >= 300 && response.status() < 400;
  // The browser asks for this file on its own and not each time.
  const isFavicon = new URL(url).pathname === '/favicon.ico';
  const isHead = response.request().method() === 'HEAD';
  if (isAhead || isRedirect || isFavicon || isHead || !url.startsWith('http')) return undefined;
  const body = await response.body();
  const type = (await response.headerValue('content-type')) ?? '';
  return {url, type, bytes: gzipSync(body, {level: 9}).length};
}

/** What all that is of a type weighs, such as `javascript`, in kB (1000 bytes), to one decimal. */
export function sumKilobytes(bodies: readonly Body[], type = ''): number {
  const counted = bodies.filter((body) => body.type.includes(type));
  return Math.round(counted.reduce((sum, {bytes}) => sum + bytes, 0) / 100) / 10;
}
