import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {defaultLanguage} from '@site/config/languages';
import {sectionTitlesIn} from '@site/config/sectionTitles';

/** Language of the page and its texts by key. */
export type PageProps = {userLanguage: string; translations: Readonly<Record<string, string>>};

/**
 * Language of the page that is shown, that of the source where there is none, and its texts whose key is known only at
 * run time, in English those that it lacks.
 */
export function usePageProps(): PageProps {
  const userLanguage = useDocusaurusContext().i18n.currentLocale || defaultLanguage;
  return {userLanguage, translations: sectionTitlesIn(userLanguage)};
}
