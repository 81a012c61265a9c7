import {once} from 'node:events';
import {existsSync} from 'node:fs';
import type {Server} from 'node:http';
import path from 'node:path';
import {chromium, type Browser} from 'playwright-core';
import {ensureChromium} from '../../src/lib/node/chromium.mjs';
import {PlainError} from '../../src/lib/node/terminal.mjs';
import {browserArguments} from '../../tests/e2e/support/browserArguments';
import {defaultHost, findFreePort} from '../lib/port.mjs';
import {projectRoot} from '../setup.mjs';
import {createPreviewServer} from './server';

/** A browser as the tests have it. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({executablePath: await ensureChromium(), args: [...browserArguments]});
}

/**
 * Serves the last build as in production and opens a browser for a measurement or a picture; closes both at its end.
 *
 * @throws PlainError when there is no build
 */
export async function withBuild<Result>(
  measure: (browser: Browser, origin: string) => Promise<Result>,
): Promise<Result> {
  const root = path.join(projectRoot, 'build');
  if (!existsSync(root)) throw new PlainError('There is no build: run "npm run build" first');
  return withBuilds({root}, (browser, origins) => measure(browser, origins.root));
}

/**
 * Serves several builds at a time, each at an origin of its own.
 *
 * @param roots folders of the builds
 */
export async function withBuilds<Name extends string, Result>(
  roots: Readonly<Record<Name, string>>,
  measure: (browser: Browser, origins: Readonly<Record<Name, string>>) => Promise<Result>,
): Promise<Result> {
  const isName = (name: string): name is Name => Object.hasOwn(roots, name);
  const servers: Server[] = [];
  const origins: Record<Name, string> = {...roots};
  // Before a server listens: what fails here leaves nothing open.
  const browser = await openBrowser();
  try {
    for (const name of Object.keys(roots).filter(isName)) {
      const port = await findFreePort();
      const server = createPreviewServer({root: roots[name]}).listen(port, defaultHost);
      servers.push(server);
      await once(server, 'listening');
      origins[name] = `http://localhost:${port}`;
    }
    return await measure(browser, origins);
  } finally {
    await browser.close();
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  }
}
