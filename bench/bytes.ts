// Measures the last build and writes bench/bytes.json.
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from 'playwright-core';
import {withBuild} from '../scripts/preview/withBuild';
import {projectRoot} from '../scripts/setup.mjs';
import {runMain} from '../src/lib/node/terminal.mjs';
import {measureBytes, type PageBytes} from './measureBytes';
import {pageKinds} from './pages';

async function measureAll(browser: Browser, origin: string): Promise<Record<string, PageBytes>> {
  const result: Record<string, PageBytes> = {};
  for (const kind of pageKinds) {
    const bytes = await measureBytes(browser, origin, kind);
    result[kind] = bytes;
    console.log(row(kind, bytes));
  }
  return result;
}

function row(kind: string, bytes: PageBytes): string {
  const figure = (kB: number) => kB.toFixed(1).padStart(8);
  return `${kind.padEnd(20)} ${figure(bytes.javascript)} kB JavaScript ${figure(bytes.total)} kB in all ${figure(bytes.demos)} kB for demos`;
}

runMain(async () => {
  const result = await withBuild(measureAll);
  writeFileSync(path.join(projectRoot, 'bench', 'bytes.json'), `${JSON.stringify(result, null, 2)}\n`);
});
