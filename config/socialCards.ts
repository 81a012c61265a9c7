import type {SocialCards} from '../plugins/pages/cli/cards/types';
import {parsePagePath} from '../plugins/translations/pagePaths';
import {colors} from '../src/mui/colors';
import {socialCardFile, getSocialCard} from '../src/navigation';
import {languageBase, languages, listLanguages} from './languages';
import {products} from './products';
import {sectionTitlesIn} from './sectionTitles';

/**
 * Names the social card of a page that is a file.
 *
 * @param file - of the page, such as `docs/react-charts/bars/index.mdx`
 * @param locale - that is built
 * @returns front matter to add
 */
export function socialCardFrontMatter(file: string, locale: string): {image: string} {
  return {image: getSocialCard(languageBase(locale) + (parsePagePath(file)?.file ?? ''))};
}

/** The card of pages that name none. */
export function defaultSocialCard(locale: string): string {
  return getSocialCard(languageBase(locale));
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
