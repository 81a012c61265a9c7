import type {ApiProduct} from '../model/types';
import type {NameContext} from './findName';

/** Folders of pages by product. Those about two versions stand together, whatever their product; their names have it. */
const folders: readonly (readonly [RegExp, ApiProduct])[] = [
  [/^(?:react-data-grid$|(?:migration|whats-new)-data-grid-)/, 'data-grid'],
  [/^(?:react-date-pickers$|(?:migration|whats-new)-pickers-)/, 'date-pickers'],
  [/^(?:react-charts$|(?:migration|whats-new)-charts-)/, 'charts'],
  [/^(?:react-tree-view$|(?:migration|whats-new)-tree-view-)/, 'tree-view'],
];

function getFrontMatter({frontMatter}: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return typeof frontMatter === 'object' && frontMatter !== null ? {...frontMatter} : {};
}

/** Whether a page also names what the version before had. */
export function namesOlder(data: Readonly<Record<string, unknown>>): boolean {
  return getFrontMatter(data).olderNames === true;
}

/** The components that a page's front matter names; other values were refused when the page was read. */
export function getComponents(data: Readonly<Record<string, unknown>>): string[] {
  const {components} = getFrontMatter(data);
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
    .map((name) => folders.find(([pattern]) => pattern.test(name))?.[1])
    .find((each) => each !== undefined);
  return {components: getComponents(data), ...(product && {product})};
}
