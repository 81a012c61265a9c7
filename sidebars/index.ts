import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {writtenItems} from './items';
import {tree} from './tree';

const docsDir = path.join(__dirname, '..', 'docs');

/** What Docusaurus reads: a site with a part of the pages, as the tests build, has a part of the tree. */
export default Object.fromEntries(
  Object.entries(tree)
    .map(([name, items]) => [name, writtenItems(items, docsDir)] as const)
    .filter(([, items]) => items.length > 0),
) satisfies SidebarsConfig;
