import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {sectionTitles} from '@site/config/sectionTitles';

/** Language of the page and its texts by key. */
export type PageProps = {userLanguage: string; translations: Readonly<Record<string, string>>};

const catalogues: Readonly<Record<string, Readonly<Record<string, string>>>> = sectionTitles;

/**
 * The page props of a language (B9.4), without React.
 *
 * @param language - `en` when there is none
 * @returns `translations`: the catalogue of the language, the English one for a language without a catalogue
 */
export function pagePropsOf(language: string | undefined): PageProps {
  const userLanguage = language || 'en';
  return {userLanguage, translations: catalogues[userLanguage] ?? sectionTitles.en};
}

/** Language of the page that is shown, and its texts whose key is known only at run time (B9.4). */
export function usePageProps(): PageProps {
  return pagePropsOf(useDocusaurusContext().i18n.currentLocale);
}
