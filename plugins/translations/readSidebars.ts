import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {loadFreshModule} from '@docusaurus/utils';

/**
 * The sidebars of a version: those of `sidebars/`, or what they were when the version was cut.
 *
 * @param version - name of its folder: `current`, or `version-7`
 */
export async function readSidebars(siteDir: string, version: string): Promise<SidebarsConfig> {
  const read: unknown =
    version === 'current'
      ? await loadFreshModule(path.join(siteDir, 'sidebars.ts'))
      : JSON.parse(await readFile(path.join(siteDir, `versioned_sidebars/${version}-sidebars.json`), 'utf8'));
  // Docusaurus checks their form before anything is made of them.
  return read as SidebarsConfig;
}
