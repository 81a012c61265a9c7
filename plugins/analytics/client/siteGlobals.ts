import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {measurementId} from '@generated/docusaurus-plugin-analytics/default/settings.js';
import {keepGlobal} from './keepGlobal';
import {keepVendorQueue} from './vendorQueue';

/**
 * What the site itself calls through `window`: Docusaurus loads the pages that links lead to with the first one, the
 * bundler loads modules with the others.
 */
const names = ['docusaurus', 'siteChunks', 'chunkFileHashes'] as const;

// Before anything of a third party is loaded.
if (ExecutionEnvironment.canUseDOM) {
  for (const name of names) keepGlobal(window, name);
  if (measurementId !== '') keepVendorQueue(window);
}
