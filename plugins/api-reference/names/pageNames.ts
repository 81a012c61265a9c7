import {codeNames} from './codeNames';
import {findPage} from './findName';
import {namesOlder, pageContext} from './pageContext';
import {missingComponent} from './remarkPageApi';
import type {KnownNames, OlderNames} from './proseNames';
import type {SourcePage} from '../../pages/build';
import {readFrontMatter} from '../../../src/mdx/readFrontMatter';

/** A name in inline code that the packages do not have. */
export interface NameFault {
  /** Relative to the project. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** A page as far as the names in it matter. */
export interface NamingPage {
  /** Address below language and version: `react-charts/bars`. */
  readonly page: string;
  /** API pages that its front matter names. */
  readonly components: readonly string[];
  readonly faults: readonly NameFault[];
}

/**
 * The names in pages, in code and in the front matter, that the packages do not have, without a build.
 *
 * @param older - asked for by a page that also names what the version before had
 */
export function readNames(
  pages: readonly SourcePage[],
  known: KnownNames,
  older?: () => Promise<OlderNames>,
): Promise<NamingPage[]> {
  return Promise.all(
    pages.map(async ({address, file, text, root}) => {
      const frontMatter = await readFrontMatter(text);
      const context = pageContext(file, {frontMatter});
      const names = codeNames(root, known, context, namesOlder({frontMatter}) ? await older?.() : undefined);
      const faults = names.flatMap(({node, found}): NameFault[] => {
        const {line = 1, column = 1} = node.position?.start ?? {};
        return 'fault' in found ? [{file, line, column, message: found.fault}] : [];
      });
      const missing = context.components
        .filter((name) => !findPage(known.names, name, context.product))
        .map((name) => ({file, line: 1, column: 1, message: missingComponent(name, known.names)}));
      return {page: address, components: context.components, faults: [...missing, ...faults]};
    }),
  );
}
