import {socialCardOf} from '../src/navigation';
import {languageBase} from './languages';

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
