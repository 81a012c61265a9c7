import type {SocialCards} from '../plugins/pages/cli/cards/types';
import {colors} from '../src/mui/colors';
import {socialCardFile, socialCardOf} from '../src/navigation';
import {languageBase, languages, listLanguages} from './languages';
import {products} from './products';
import {sectionTitlesIn} from './sectionTitles';

/** The folders that pages stand in, of any version and language; below them a page's folder is its address. */
const pagesFolder = /\/(?:docs|versioned_docs\/[^/]+|docusaurus-plugin-content-docs\/[^/]+)\//;

/**
 * Names the social card of a page that is a file.
 *
 * @param filePath - of the page, such as `/site/docs/react-charts/bars/index.mdx`
 * @param locale - that is built
 * @returns front matter to add
 */
export function socialCardFrontMatter(filePath: string, locale: string): {image: string} {
  const address = filePath.replaceAll('\\', '/').split(pagesFolder).at(-1) ?? '';
  return {image: socialCardOf(languageBase(locale) + address)};
}

/** The card of pages that name none. */
export function defaultSocialCard(locale: string): string {
  return socialCardOf(languageBase(locale));
}

/** The card of each product in each language, for the command that draws them. */
export function socialCards(): SocialCards {
  const cards = products.flatMap(({id}) =>
    listLanguages().map((language) => ({
      file: socialCardFile(id, language),
      product: id,
      language,
      htmlLang: languages[language].htmlLang,
      direction: languages[language].direction,
      title: sectionTitlesIn(language)[id.replace(/^x-/, '')],
    })),
  );
  return {cards, colors: colors.light};
}
