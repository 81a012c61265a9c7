import type {LoadContext, Plugin} from '@docusaurus/types';
import {documentsIn} from './loadedDocuments';
import {findDuplicatePathnames, findDuplicateTitles, findOrphanPages} from './pageChecks';

/**
 * Keeps the rules that all pages share: one address and one title per page, and a place in the navigation (B1.5).
 * Front matter and links are checked where they are parsed (`parseFrontMatter.ts`, `remarkNoAbsoluteLinks.ts`).
 */
export default function pagesPlugin(_context: LoadContext): Plugin {
  return {
    name: 'docusaurus-plugin-pages',
    async allContentLoaded({allContent}) {
      const problems = documentsIn(allContent).flatMap((documents) => [
        ...findDuplicatePathnames(documents),
        ...findDuplicateTitles(documents),
        ...findOrphanPages(documents),
      ]);
      if (problems.length > 0) {
        throw new Error(problems.join('\n'));
      }
    },
  };
}
