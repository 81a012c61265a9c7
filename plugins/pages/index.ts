import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {documentsIn, type PageDocument} from './loadedDocuments';
import {claimsFile, lostClaims} from './lostClaims';
import type {PluginOptions} from './options';
import {findDuplicatePathnames, findDuplicateTitles, findLostPages, findOrphanPages} from './pageChecks';

/**
 * Keeps the rules that all pages share: one address for ever and one title per page, a place in the navigation, and the
 * headings that its claims are about.
 * Front matter and links are checked where they are parsed (`parseFrontMatter.ts`, `remarkNoAbsoluteLinks.ts`).
 */
export default function pagesPlugin({siteDir, baseUrl}: LoadContext, options: PluginOptions): Plugin {
  return {
    name: 'docusaurus-plugin-pages',
    async allContentLoaded({allContent}) {
      const problems = documentsIn(allContent).flatMap((documents) => [
        ...findDuplicatePathnames(documents),
        ...findDuplicateTitles(documents),
        ...findOrphanPages(documents),
        ...findLostPages(documents, baseUrl, options),
        ...documents.flatMap((document) => findLostClaims(siteDir, document)),
      ]);
      if (problems.length > 0) {
        throw new Error(problems.join('\n'));
      }
    },
  };
}

/** A translated page has no claims of its own: they are beside the English one. */
function findLostClaims(siteDir: string, {source}: PageDocument): string[] {
  const claims = path.join(path.dirname(source), claimsFile);
  const file = path.join(siteDir, claims);
  if (!existsSync(file)) {
    return [];
  }
  const page = readFileSync(path.join(siteDir, source), 'utf8');
  return lostClaims(page, readFileSync(file, 'utf8')).map((problem) => `${claims}:${problem}`);
}
