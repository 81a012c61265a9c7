import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {valueIn} from '@site/src/lib/values';
import {useRepository} from '@site/src/useRepository';

/** What a reader should know of a page's translation; `null` when it is complete and up to date, or English. */
export type PageTranslation = {
  state: 'missing' | 'stale';
  /** Where the translation is written; only where the repository is known. */
  editUrl?: string;
  /** What changed in the English page since; only where the commit is known, too. */
  diffUrl?: string;
};

/** State of the translation of the page that is shown. */
export function usePageTranslation(): PageTranslation | null {
  const {metadata, frontMatter} = useDoc();
  const {i18n} = useDocusaurusContext();
  const repository = useRepository();
  const {currentLocale, defaultLocale} = i18n;
  if (currentLocale === defaultLocale) {
    return null;
  }
  const translatedFolder = `i18n/${currentLocale}/docusaurus-plugin-content-docs`;
  const page = `${metadata.id}.mdx`;
  // Docusaurus' own name for the folder of a version.
  const folder = metadata.version === 'current' ? metadata.version : `version-${metadata.version}`;
  const editUrl = repository?.getEditUrl(`${translatedFolder}/${folder}/${page}`);
  if (!metadata.source.startsWith(`@site/${translatedFolder}/`)) {
    return {state: 'missing', editUrl};
  }
  // What the front matter hook computed at build (`plugins/translations`).
  const translation = valueIn(frontMatter, 'translation');
  if (valueIn(translation, 'state') !== 'stale') {
    return null;
  }
  const commit = valueIn(translation, 'sourceCommit');
  const diffUrl = typeof commit === 'string' ? repository?.getChangesUrl(commit) : undefined;
  return {state: 'stale', editUrl, diffUrl};
}

/** Language of the page's text where it is not that of the page around it: `en` without a translation. */
export function useTextLanguage(): 'en' | undefined {
  return usePageTranslation()?.state === 'missing' ? 'en' : undefined;
}
