import path from 'node:path';
import {parseTranslatedPath} from './pagePaths';
import {translationState} from './translationState';

/** What the theme learns about a translated page. */
export type PageTranslation = {state: 'translated' | 'stale'; sourceCommit?: string};

/** A page whose front matter is read. */
export type TranslatedPage = {
  /** Absolute path of the page. */
  filePath: string;
  /** Absolute path of the project. */
  siteDir: string;
  /** Parsed front matter of the page. */
  frontMatter: Readonly<Record<string, unknown>>;
  /** Content of a file by its absolute path; `undefined` when there is none. */
  readFile: (filePath: string) => string | undefined;
};

/**
 * Adds the state of its translation to a page's front matter; meant for `markdown.parseFrontMatter`.
 *
 * @returns `{translation}` for a page under `i18n/<language>/docusaurus-plugin-content-docs/`, `{}` for any other
 * @throws when a translated page has no `source_hash`, or when its English page is gone
 */
export function translationFrontMatter({filePath, siteDir, frontMatter, readFile}: TranslatedPage): {
  translation?: PageTranslation;
} {
  const relativePath = path.relative(siteDir, filePath).split(path.sep).join('/');
  const translated = parseTranslatedPath(relativePath);
  if (!translated) {
    return {};
  }
  const {source_hash: hash, source_commit: commit} = frontMatter;
  if (typeof hash !== 'string') {
    throw new Error(
      `${relativePath}:1:1: no source_hash in the front matter. Once the page says what ${translated.sourcePath} says, ` +
        `run "npx docusaurus i18n:stamp ${path.posix.dirname(translated.sourcePath).split('/').slice(1).join('/')}".`,
    );
  }
  const source = readFile(path.join(siteDir, translated.sourcePath));
  if (source === undefined) {
    throw new Error(
      `${relativePath}:1:1: its English page ${translated.sourcePath} does not exist. Move the translation after it, or delete it.`,
    );
  }
  const state = translationState(source, hash) === 'stale' ? 'stale' : 'translated';
  return {translation: {state, ...(typeof commit === 'string' && {sourceCommit: commit})}};
}
