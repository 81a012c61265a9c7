import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import type {DemoPage} from './demos/demoUses';

function isDocsContent(content: unknown): content is LoadedContent {
  return typeof content === 'object' && content !== null && 'loadedVersions' in content;
}

function folderOf(version: string): string {
  return version === 'current' ? 'docs' : path.join('versioned_docs', `version-${version}`);
}

/** The pages of the version that is built, in the order of their titles; a translated one has its source's folder. */
export function docsPages(allContent: AllContent, siteDir: string): DemoPage[] {
  return Object.values(allContent['docusaurus-plugin-content-docs'] ?? {})
    .filter(isDocsContent)
    .flatMap(({loadedVersions}) => loadedVersions)
    .flatMap(({docs, versionName}) =>
      docs.map(({permalink, title, id}) => ({
        href: permalink,
        title,
        folder: path.join(siteDir, folderOf(versionName), path.dirname(id)),
      })),
    )
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));
}
