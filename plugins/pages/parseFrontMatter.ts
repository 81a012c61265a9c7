import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {flagsOf, validatePageFrontMatter} from './frontMatter';

const pageFolders =
  /^(docs|versioned_docs\/version-[^/]+|i18n\/[^/]+\/docusaurus-plugin-content-docs\/[^/]+)\//;

/** What another capability adds to the front matter of a page, such as the state of its translation. */
type Extension = (page: {
  filePath: string;
  siteDir: string;
  frontMatter: Readonly<Record<string, unknown>>;
}) => object;

/**
 * The front matter hook of the Markdown configuration: validates every page's front matter and hands its flags on
 * to the sidebar (Docusaurus passes `sidebar_custom_props`), so that a flag is written once (B1.6).
 *
 * @param siteDir - absolute path of the project
 * @param extend - adds to the front matter of a valid page
 */
export function createParseFrontMatter(siteDir: string, extend: Extension): ParseFrontMatter {
  return async (params) => {
    const result = await params.defaultParseFrontMatter(params);
    const filePath = path.relative(siteDir, params.filePath).split(path.sep).join('/');
    if (!pageFolders.test(filePath)) {
      return result;
    }
    const text = readFileSync(params.filePath, 'utf8');
    const frontMatter = validatePageFrontMatter(result.frontMatter, filePath, text);
    return {
      ...result,
      frontMatter: {
        ...frontMatter,
        ...extend({filePath: params.filePath, siteDir, frontMatter}),
        sidebar_custom_props: flagsOf(frontMatter),
      },
    };
  };
}
