// npm run bench -- offline: reads a kept version after the server's process has ended; writes bench/OFFLINE.md.
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Browser} from 'playwright-core';
import {parseList, sumSizes} from '../plugins/offline/list';
import {listFile} from '../plugins/offline/names';
import {findFreePort} from '../scripts/lib/port.mjs';
import {openBrowser} from '../scripts/preview/withBuild';
import {PlainError, runMain} from '../src/lib/node/terminal.mjs';
import {endServer, startServer} from '../tests/e2e/support/serverProcess';
import {keepVersion, readWithoutServer} from './offline/film';
import {logRequests, type Step} from './offline/requestLog';
import {requestList, stepTable} from './offline/tables';
import {measuredOn, writeResults} from './report';

/** Folder of the build. */
const root = 'build';

/** Files of a version, and what they weigh without compression. */
async function sizeText(): Promise<string> {
  const list = parseList(JSON.parse(await readFile(path.join(root, 'x', listFile), 'utf8')));
  if (!list) throw new Error(`The build has no ${listFile}`);
  return `${list.files.length} files, ${(sumSizes(list.files) / 1e6).toFixed(1)} MB`;
}

/** @throws Error when something still answers */
async function expectNoServer(origin: string): Promise<void> {
  const isAnswered = await fetch(origin).then(
    () => true,
    () => false,
  );
  if (isAnswered) throw new Error(`${origin} still answers`);
}

async function film(browser: Browser): Promise<{before: readonly Step[]; after: readonly Step[]}> {
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const server = await startServer(root, port, {
    SERVE_FEEDBACK_FOLDER: path.join(tmpdir(), `offline-${port}`),
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
 * Keeps the English version of the last build in a browser, ends the server's process, reads, searches and runs a demo in
 * a new tab, and writes `bench/OFFLINE.md`. What does not work ends it with an error.
 */
runMain(async () => {
  if (!existsSync(root)) throw new PlainError('There is no build to measure: run "npm run build" first');
  const browser = await openBrowser();
  try {
    const {before, after} = await film(browser);
    await writeResults('bench/OFFLINE.md', [
      `${measuredOn(browser)}. The version that is kept: ${await sizeText()}.`,
      '## With the server',
      stepTable(before),
      '## Without it',
      stepTable(after),
      '## Requests without it',
      requestList(after),
    ]);
  } finally {
    await browser.close();
  }
});
