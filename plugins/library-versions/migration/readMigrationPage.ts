import type {Nodes} from 'mdast';
import {readIfThere} from '../../../src/lib/node/readIfThere';
import {parsePage} from '../../../src/mdx/parsePage';
import {getAttribute} from '../../../src/mdx/markdownPage';
import {allNodes} from '../../../src/mdx/headings';

/** Code of one version in a page. */
export interface VersionFence {
  when: 'before' | 'after';
  /** The version that its title names: `v7`, or `lab`. */
  version: string;
  code: string;
  /** Line of the page on which the fence opens. */
  line: number;
}

/** What the check reads of a page about two versions. */
export interface MigrationPage {
  /** Address below `/x/`. */
  page: string;
  /** Inline code of the page, as written. */
  names: string[];
  fences: VersionFence[];
  /** TypeScript without a version in the title. */
  unversioned: Pick<VersionFence, 'code' | 'line'>[];
  /** What the lists of changes in the page list: `removed`, `types`. */
  tables: string[];
}

const languages = new Set(['ts', 'tsx']);
const title = /title="(Before|After) \((v\d+|lab)\)"/;

const getLine = (node: Nodes): number => node.position?.start.line ?? 0;

function readTables(node: Nodes): string[] {
  if (node.type !== 'mdxJsxFlowElement' || node.name !== 'ChangeTable') return [];
  return [getAttribute(node, 'of') ?? []].flat();
}

function readFence(node: Nodes): VersionFence[] {
  if (node.type !== 'code') return [];
  const [, when, version] = title.exec(node.meta ?? '') ?? [];
  return version === undefined
    ? []
    : [{when: when === 'Before' ? 'before' : 'after', version, code: node.value, line: getLine(node)}];
}

/**
 * Reads names, code and lists of changes from a page about two versions.
 *
 * @param page - address below `/x/`, for messages
 * @throws what the MDX parser throws, with line and column
 */
export function readMigrationPage(page: string, source: string): MigrationPage {
  const nodes = allNodes(parsePage(source));
  return {
    page,
    names: nodes.flatMap((node) => (node.type === 'inlineCode' ? [node.value] : [])),
    fences: nodes.flatMap(readFence),
    unversioned: nodes.flatMap((node) =>
      node.type === 'code' && languages.has(node.lang ?? '') && !title.test(node.meta ?? '')
        ? [{code: node.value, line: getLine(node)}]
        : [],
    ),
    tables: nodes.flatMap(readTables),
  };
}

/**
 * Reads a page that `config/migration.ts` lists.
 *
 * @param page - address below `/x/`
 */
export function readPage(siteDir: string, page: string): MigrationPage {
  const source = readIfThere(siteDir, `docs/${page}/index.mdx`);
  if (source === undefined) {
    throw new Error(`docs/${page}/index.mdx of config/migration.ts does not exist`);
  }
  return readMigrationPage(page, source);
}
