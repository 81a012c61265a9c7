import type {ApiProduct} from '../model/types';
import type {NameContext} from './findName';

const products: Readonly<Record<string, ApiProduct>> = {
  'react-data-grid': 'data-grid',
  'react-date-pickers': 'date-pickers',
  'react-charts': 'charts',
  'react-tree-view': 'tree-view',
};

/** Pages about two versions stand together, whatever their product; their folders name it. */
const versionPages: readonly (readonly [RegExp, ApiProduct])[] = [
  [/^(?:migration|whats-new)-data-grid-/, 'data-grid'],
  [/^(?:migration|whats-new)-pickers-/, 'date-pickers'],
  [/^(?:migration|whats-new)-charts-/, 'charts'],
  [/^(?:migration|whats-new)-tree-view-/, 'tree-view'],
];

function productOfFolder(folder: string): ApiProduct | undefined {
  return products[folder] ?? versionPages.find(([pattern]) => pattern.test(folder))?.[1];
}

function frontMatterOf({frontMatter}: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return typeof frontMatter === 'object' && frontMatter !== null ? {...frontMatter} : {};
}

/** Whether a page also names what the version before had. */
export function namesOlder(data: Readonly<Record<string, unknown>>): boolean {
  return frontMatterOf(data).olderNames === true;
}

/** The components that a page's front matter names; other values were refused when the page was read. */
export function componentsOf(data: Readonly<Record<string, unknown>>): string[] {
  const {components} = frontMatterOf(data);
  return Array.isArray(components)
    ? components.filter((name): name is string => typeof name === 'string')
    : [];
}

/**
 * What decides the meaning of a short name on a page.
 *
 * @param filePath - of the page or its translation, relative to the project
 */
export function pageContext(filePath: string, data: Readonly<Record<string, unknown>>): NameContext {
  const product = filePath
    .split(/[\\/]/)
    .map(productOfFolder)
    .find((each) => each !== undefined);
  return {components: componentsOf(data), ...(product && {product})};
}
