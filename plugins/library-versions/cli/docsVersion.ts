import path from 'node:path';
import {run} from '../../../src/lib/node/run.mjs';
import type {DocsVersion} from './cutVersion';

/** Docusaurus' own command, which copies the files of a version. */
export const docsVersion: DocsVersion = (siteDir, name) => {
  const program = path.join(siteDir, 'node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
  return run(process.execPath, [program, 'docs:version', name], {cwd: siteDir, quiet: true});
};
