import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {readText} from './config/variables';
import {writtenItems} from './sidebars/items';
import {tree} from './sidebars/tree';

const docsDir = path.join(__dirname, 'docs');
const only = readText(process.env, 'SITE_ONLY');
const section = only === undefined ? '' : `${only}/`;

/** What Docusaurus reads: a site with a part of the pages, as the tests build, has a part of the tree. */
export default Object.fromEntries(
  Object.entries(tree)
    .map(([name, items]) => [name, writtenItems(items, docsDir, section)] as const)
    .filter(([, items]) => items.length > 0),
) satisfies SidebarsConfig;
