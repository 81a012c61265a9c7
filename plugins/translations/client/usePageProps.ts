import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {defaultLanguage} from '@site/config/languages';
import {sectionTitlesIn} from '@site/config/sectionTitles';

/** Language of the page and its texts by key. */
export type PageProps = {userLanguage: string; translations: Readonly<Record<string, string>>};

/**
 * The page props of a language, without React.
 *
 * @param language - the one of the source when there is none
 * @returns `translations`: the catalog of the language, with the English texts that it lacks
 */
export function pagePropsOf(language: string | undefined): PageProps {
  const userLanguage = language || defaultLanguage;
  return {userLanguage, translations: sectionTitlesIn(userLanguage)};
}

/** Language of the page that is shown, and its texts whose key is known only at run time. */
export function usePageProps(): PageProps {
  return pagePropsOf(useDocusaurusContext().i18n.currentLocale);
}
