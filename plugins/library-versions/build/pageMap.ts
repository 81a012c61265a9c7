import type {AllContent} from '@docusaurus/types';
import {docsVersions} from '../../../src/lib/node/docsVersions';

/** A page that a reader can be sent to. */
export type PageMapEntry = {
  /** Address with the language's base, such as `/zh/x/react-charts/`. */
  path: string;
  title: string;
};

/** Every page of this build, in the order of addresses: what the 404 page searches. */
export function createPageMap(allContent: AllContent): PageMapEntry[] {
  return docsVersions(allContent)
    .flatMap(({docs}) => docs)
    .map(({permalink, title}) => ({path: permalink, title}))
    .sort((a, b) => a.path.localeCompare(b.path, 'en'));
}
