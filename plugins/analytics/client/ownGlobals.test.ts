// @vitest-environment jsdom
import {expect, it, vi} from 'vitest';

const settings = vi.hoisted(() => ({measurementId: 'G-TEST1'}));

vi.mock('@analytics-settings', () => settings);
vi.mock('@docusaurus/ExecutionEnvironment', () => ({default: {canUseDOM: true}}));

it('what the site calls through window outlives scripts that overwrite it', async () => {
  const chunks: unknown[] = [];
  Reflect.set(window, 'siteChunks', chunks);
  await import('./ownGlobals');
  // The framework sets its own a moment later.
  const docusaurus = {prefetch: vi.fn(), preload: vi.fn()};
  Reflect.set(window, 'docusaurus', docusaurus);
  window.eval('docusaurus = {}; window.siteChunks = null; dataLayer = {}; var chunkFileHashes = 0;');
  window.eval('docusaurus.prefetch(); docusaurus.preload(); siteChunks.push(1); dataLayer.push(2)');
  expect(docusaurus.prefetch).toHaveBeenCalledTimes(1);
  expect(docusaurus.preload).toHaveBeenCalledTimes(1);
  expect(chunks).toEqual([1]);
});
