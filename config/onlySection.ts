import {readdirSync} from 'node:fs';
import path from 'node:path';
import {readText, type Environment} from './variables';
import {currentName, type DocumentedVersion} from '../plugins/library-versions/build/versions';

/**
 * The one section of the pages that is built, for a quick look: `SITE_ONLY`, a folder of `docs/`. Without the pages that
 * links of the section lead to it is no site to publish.
 *
 * @param siteDir the project's folder
 * @param env variables of the process
 * @returns `react-data-grid`; nothing when the site is built as a whole
 * @throws Error for a folder that is not there, and for an older version, whose navigation is a file of its own
 */
export function onlySection(
  siteDir: string,
  {name}: Pick<DocumentedVersion, 'name'>,
  env: Environment,
): string | undefined {
  const section = readText(env, 'SITE_ONLY');
  if (!section) return undefined;
  if (name !== currentName) throw new Error(`SITE_ONLY is for the current version, not for ${name}`);
  const sections = readdirSync(path.join(siteDir, 'docs'));
  if (!sections.includes(section)) {
    throw new Error(`SITE_ONLY is "${section}", and docs/ has: ${sections.join(', ')}`);
  }
  return section;
}
