import {execFile} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {promisify} from 'node:util';
import {gzipSync} from 'node:zlib';

import {chromium, type Browser} from 'playwright-core';
import sirv from 'sirv';

const run = promisify(execFile);

/**
 * Builds the site in `folder` with its own output and cache.
 *
 * @param options - of the command, such as `--locale en`
 * @returns seconds of the whole `docusaurus build` command
 * @throws when the build fails; the message holds its output
 */
export async function buildSite(
  folder: string,
  root: string,
  options: readonly string[] = [],
): Promise<number> {
  const started = performance.now();
  const binary = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  await run(process.execPath, [binary, 'build', ...options], {
    cwd: folder,
    env: {...process.env, NODE_ENV: 'production', NO_UPDATE_NOTIFIER: '1'},
    maxBuffer: 64 * 1024 * 1024,
  });
  return (performance.now() - started) / 1000;
}

/** A static server of one build. */
export interface Served {
  /** For example `http://127.0.0.1:40123`. */
  origin: string;
  close(): Promise<void>;
}

/** Serves the files of `build` at `base`, with the 404 page of the build for all else, as a static host does. */
export async function serveSite(build: string, base: string): Promise<Served> {
  const notFound = fs.readFileSync(path.join(build, '404.html'));
  const files = sirv(build, {
    dev: true,
    onNoMatch: (_request, response) => {
      response.writeHead(404, {'content-type': 'text/html; charset=utf-8'}).end(notFound);
    },
  });
  const server = http.createServer((request, response) => {
    if (request.url === '/favicon.ico') {
      response.writeHead(204).end();
      return;
    }
    request.url = (request.url ?? '/').replace(base, '/');
    files(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') {
    throw new Error('The server has no port.');
  }
  return {
    origin: `http://127.0.0.1:${bound.port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections();
        server.close((error) => (error ? reject(error) : resolve()));
      }),
  };
}

/** Bytes of one page load, each file compressed alone with gzip −9. */
export interface PageBytes {
  html: number;
  script: number;
  style: number;
  other: number;
  requests: number;
}

/** Opens the Chromium that is installed on the machine. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ],
  });
}

/**
 * Loads `url` in a fresh profile and adds up what the browser transferred until the network was idle. Viewport
 * observers never fire, so no link is prefetched.
 */
export async function measurePage(browser: Browser, url: string): Promise<PageBytes> {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    window.IntersectionObserver = class {
      root = null;
      rootMargin = '';
      scrollMargin = '';
      thresholds = [];
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
      takeRecords(): IntersectionObserverEntry[] {
        return [];
      }
    };
  });
  const page = await context.newPage();
  const bodies: Promise<{type: string; size: number}>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    bodies.push(response.body().then((body) => ({type, size: gzipSync(body, {level: 9}).length})));
  });
  await page.goto(url, {waitUntil: 'networkidle'});
  const files = await Promise.all(bodies);
  await context.close();
  const sum = (matches: (type: string) => boolean): number =>
    files.filter(({type}) => matches(type)).reduce((total, {size}) => total + size, 0);
  const known = new Set(['document', 'script', 'stylesheet']);
  return {
    html: sum((type) => type === 'document'),
    script: sum((type) => type === 'script'),
    style: sum((type) => type === 'stylesheet'),
    other: sum((type) => !known.has(type)),
    requests: files.length,
  };
}
