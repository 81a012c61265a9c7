import path from 'node:path';
import type {AllContent} from '@docusaurus/types';
import {docsVersions} from '../../src/lib/node/docsVersions';
import type {DemoPage} from './demos/demoUses';

function getFolder(version: string): string {
  return version === 'current' ? 'docs' : path.join('versioned_docs', `version-${version}`);
}

/** The pages of the version that is built, in the order of their titles; a translated one has its source's folder. */
export function docsPages(allContent: AllContent, siteDir: string): DemoPage[] {
  return docsVersions(allContent)
    .flatMap(({docs, versionName}) =>
      docs.map(({permalink, title, id}) => ({
        href: permalink,
        title,
        folder: path.join(siteDir, getFolder(versionName), path.dirname(id)),
      })),
    )
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));
}
