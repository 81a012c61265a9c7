// @vitest-environment jsdom
import {readFileSync} from 'node:fs';
import {expect, it, vi} from 'vitest';

const settings = vi.hoisted(() => ({measurementId: 'G-TEST1'}));

vi.mock('@generated/docusaurus-plugin-analytics/default/settings.js', () => settings);
vi.mock('@docusaurus/ExecutionEnvironment', () => ({default: {canUseDOM: true}}));

/** The name of a global variable, where the build gives it. */
function nameIn(file: string, place: RegExp): string {
  const name = place.exec(readFileSync(file, 'utf8'))?.[1];
  if (name === undefined) throw new Error(`${file} names no global variable`);
  return name;
}

it('what the site calls through window outlives scripts that overwrite it', async () => {
  const chunksName = nameIn('config/bundles.ts', /chunkLoadingGlobal: '(\w+)'/);
  const hashesName = nameIn('plugins/lean-client/build/fileNames.ts', /TABLE = 'self\.(\w+)'/);
  const chunks: unknown[] = [];
  const hashes = {};
  Reflect.set(window, chunksName, chunks);
  Reflect.set(window, hashesName, hashes);
  await import('./siteGlobals');
  // The framework sets its own a moment later.
  const docusaurus = {prefetch: vi.fn(), preload: vi.fn()};
  Reflect.set(window, 'docusaurus', docusaurus);
  window.eval(`docusaurus = {}; window.${chunksName} = null; dataLayer = {}; var ${hashesName} = 0;`);
  window.eval(`docusaurus.prefetch(); docusaurus.preload(); ${chunksName}.push(1); dataLayer.push(2)`);
  expect(docusaurus.prefetch).toHaveBeenCalledTimes(1);
  expect(docusaurus.preload).toHaveBeenCalledTimes(1);
  expect(chunks).toEqual([1]);
  expect(Reflect.get(window, hashesName)).toBe(hashes);
});
