import {readFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {chromium, type Browser} from 'playwright-core';
import {listFile, parseList, sizeOf} from '../../plugins/offline/list';
import {findFreePort} from '../../scripts/lib/port.mjs';
import {browserArguments} from '../../tests/e2e/support/browserArguments';
import {endServer, startServer} from '../../tests/e2e/support/serverProcess';
import {writeResults} from '../writeResults';
import {keepVersion, readWithoutServer} from './film';
import {logRequests, type Step} from './requestLog';
import {requestList, stepTable} from './tables';

/** Files of a version, and what they weigh without compression. */
async function sizeText(root: string): Promise<string> {
  const list = parseList(JSON.parse(await readFile(path.join(root, 'x', listFile), 'utf8')));
  if (!list) throw new Error(`The build has no ${listFile}`);
  return `${list.files.length} files, ${(sizeOf(list.files) / 1e6).toFixed(1)} MB`;
}

/** @throws Error when something still answers */
async function expectNoServer(origin: string): Promise<void> {
  const isAnswered = await fetch(origin).then(
    () => true,
    () => false,
  );
  if (isAnswered) throw new Error(`${origin} still answers`);
}

async function film(
  browser: Browser,
  root: string,
): Promise<{before: readonly Step[]; after: readonly Step[]}> {
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const server = await startServer(root, port, {
    SERVE_FEEDBACK_FOLDER: path.join(os.tmpdir(), `offline-${port}`),
  });
  try {
    const context = await browser.newContext({viewport: {width: 1280, height: 800}});
    const online = logRequests(context);
    const page = await context.newPage();
    await keepVersion(page, origin, online);
    // It would go on asking for what it does not have.
    await page.close();
    await endServer(server);
    await expectNoServer(origin);
    const offline = logRequests(context);
    await readWithoutServer(await context.newPage(), origin, offline);
    await context.close();
    return {before: online.steps, after: offline.steps};
  } finally {
    await endServer(server);
  }
}

/**
 * Keeps the English version of a build in a browser, ends the server's process, reads, searches and runs a demo in a new
 * tab, and writes `bench/OFFLINE.md`. What does not work ends it with an error.
 *
 * @param root - folder of the build, from the project's folder
 */
export async function measureOffline(executablePath: string, root: string): Promise<void> {
  const browser = await chromium.launch({executablePath, args: [...browserArguments]});
  try {
    const {before, after} = await film(browser, root);
    const results = [
      `Measured on ${os.availableParallelism()} processors, Node.js ${process.versions.node}, Chromium ${browser.version()}. The version that is kept: ${await sizeText(root)}.`,
      '## With the server',
      stepTable(before),
      '## Without it',
      stepTable(after),
      '## Requests without it',
      requestList(after),
    ].join('\n\n');
    await writeResults('bench/OFFLINE.md', results);
    console.log(results);
  } finally {
    await browser.close();
  }
}
