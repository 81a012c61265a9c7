import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {pageContext} from '../../plugins/api-reference/names/pageContext';
import {ownNames} from '../../plugins/api-reference/names/remarkApiNames';
import {proseName, type KnownNames} from '../../plugins/api-reference/names/proseNames';
import {listPages} from '../../plugins/translations/listPages';
import {englishPath, translatedPath} from '../../plugins/translations/pagePaths';
import {parsePage} from '../../src/mdx/parsePage';
import {allNodes} from '../i18n/headings';
import {readPage} from '../i18n/pageModel';
import {languages} from '../i18n/siteFiles';

/** A name in inline code that the packages do not have. */
export interface ProseFault {
  /** Relative to the project. */
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** A page as far as the names in it matter. */
export interface NamingPage {
  /** Address below language and version: `react-charts/bars`. */
  readonly page: string;
  /** API pages that its front matter names. */
  readonly components: readonly string[];
  readonly faults: readonly ProseFault[];
}

async function readOne(siteDir: string, page: string, file: string, known: KnownNames): Promise<NamingPage> {
  const text = readFileSync(path.join(siteDir, file), 'utf8');
  const {frontMatter} = await readPage(text);
  const context = pageContext(file, {frontMatter});
  const tree = parsePage(text);
  const nodes = allNodes(tree);
  const own = ownNames(tree);
  const faults = nodes.flatMap((node): ProseFault[] => {
    if (node.type !== 'inlineCode') return [];
    const found = proseName(node.value, known, context, own);
    return found && 'fault' in found
      ? [{file, line: node.position?.start.line ?? 1, message: found.fault}]
      : [];
  });
  return {page, components: context.components, faults};
}

/**
 * The pages of the current version and their translations, with the names in them that the packages do not have.
 *
 * @param siteDir - absolute path of the project
 */
export async function readNames(siteDir: string, known: KnownNames): Promise<NamingPage[]> {
  const files = listPages(siteDir).flatMap((page) =>
    [englishPath(page), ...languages.map((language) => translatedPath(page, language))].map((file) => ({
      page,
      file,
    })),
  );
  return Promise.all(
    files
      .filter(({file}) => existsSync(path.join(siteDir, file)))
      .map(({page, file}) => readOne(siteDir, page, file, known)),
  );
}
