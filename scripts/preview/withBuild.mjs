import {existsSync} from 'node:fs';
import path from 'node:path';
import {ensureChromium} from '../../src/lib/node/chromium.mjs';
import {defaultHost, findFreePort} from '../lib/port.mjs';
import {PlainError} from '../../src/lib/node/say.mjs';
import {projectRoot} from '../setup.mjs';

/**
 * Serves the last build as in production and opens a browser for a measurement or a picture; closes both at its end.
 *
 * @template Result
 * @param {(browser: import('playwright-core').Browser, origin: string) => Promise<Result>} measure
 * @returns {Promise<Result>}
 * @throws {PlainError} when there is no build
 */
export async function withBuild(measure) {
  const root = path.join(projectRoot, 'build');
  if (!existsSync(root)) throw new PlainError('There is no build: run "npm run build" first');
  return withBuilds({root}, (browser, origins) => measure(browser, origins.root));
}

/**
 * Serves several builds at a time, each at an origin of its own.
 *
 * @template {string} Name
 * @template Result
 * @param {Readonly<Record<Name, string>>} roots folders of the builds
 * @param {(browser: import('playwright-core').Browser, origins: Readonly<Record<Name, string>>) => Promise<Result>} measure
 * @returns {Promise<Result>}
 */
export async function withBuilds(roots, measure) {
  const executablePath = await ensureChromium();
  const {chromium} = await import('playwright-core');
  const {browserArguments} = await import('../../tests/e2e/support/browserArguments');
  const {createPreviewServer} = await import('./server');
  /** @type {import('node:http').Server[]} */
  const servers = [];
  /** @type {Record<string, string>} */
  const origins = {};
  for (const [name, root] of Object.entries(roots)) {
    const port = await findFreePort();
    const server = createPreviewServer({root});
    await new Promise((resolve) => server.listen(port, defaultHost, () => resolve(undefined)));
    servers.push(server);
    origins[name] = `http://localhost:${port}`;
  }
  const browser = await chromium.launch({executablePath, args: [...browserArguments]});
  try {
    return await measure(browser, origins);
  } finally {
    await browser.close();
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  }
}
