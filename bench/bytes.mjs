// Measures the last build and writes bench/bytes.json.
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {tsImport} from 'tsx/esm/api';
import {runMain} from '../src/lib/node/say.mjs';
import {projectRoot} from '../scripts/setup.mjs';
import {withBuild} from '../scripts/preview/withBuild.mjs';

async function main() {
  const result = await withBuild(measureAll);
  writeFileSync(path.join(projectRoot, 'bench', 'bytes.json'), `${JSON.stringify(result, null, 2)}\n`);
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin
 */
async function measureAll(browser, origin) {
  const {measureBytes} = await tsImport('./measureBytes.ts', import.meta.url);
  const {pageKinds} = await tsImport('./pages.ts', import.meta.url);
  /** @type {Record<string, import('./measureBytes').PageBytes>} */
  const result = {};
  for (const kind of pageKinds) {
    result[kind] = await measureBytes(browser, origin, kind);
    console.log(row(kind, result[kind]));
  }
  return result;
}

/**
 * @param {string} kind
 * @param {import('./measureBytes').PageBytes | undefined} bytes
 */
function row(kind, bytes) {
  const figure = (/** @type {number | undefined} */ kB) => (kB ?? 0).toFixed(1).padStart(8);
  return `${kind.padEnd(20)} ${figure(bytes?.javascript)} kB JavaScript ${figure(bytes?.total)} kB in all ${figure(bytes?.demos)} kB for demos`;
}

runMain(main);
