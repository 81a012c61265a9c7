import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
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
  const editUrl = repository?.editUrlOf(`${translatedFolder}/${folder}/${page}`);
  if (!metadata.source.startsWith(`@site/${translatedFolder}/`)) {
    return {state: 'missing', editUrl};
  }
  const {state, sourceCommit} = translationIn(frontMatter);
  if (state !== 'stale') {
    return null;
  }
  const diffUrl = typeof sourceCommit === 'string' ? repository?.changesUrlOf(sourceCommit) : undefined;
  return {state, editUrl, diffUrl};
}

/** Language of the page's text where it is not that of the page around it: `en` without a translation. */
export function useTextLanguage(): 'en' | undefined {
  return usePageTranslation()?.state === 'missing' ? 'en' : undefined;
}

/** What the front matter hook computed at build (`plugins/translations`). */
function translationIn(frontMatter: object): {state?: unknown; sourceCommit?: unknown} {
  const {translation}: {translation?: unknown} = {...frontMatter};
  return typeof translation === 'object' && translation !== null ? translation : {};
}
