import path from 'node:path';
import {parsePagePath, sourceFolder} from './pagePaths';
import {translationState} from './translationState';

/** What the theme learns about a translated page. */
export type PageTranslation = {state: 'translated' | 'stale'; sourceCommit?: string};

/** A page whose front matter is read. */
export type TranslatedPage = {
  /** From the project's folder, with forward slashes. */
  file: string;
  /** Parsed front matter of the page. */
  frontMatter: Readonly<Record<string, unknown>>;
  /** Content of a file of the project; `undefined` when there is none. */
  readFile: (file: string) => string | undefined;
};

/**
 * Adds the state of its translation to a page's front matter; meant for `markdown.parseFrontMatter`.
 *
 * @returns `{translation}` for a page under `i18n/<language>/docusaurus-plugin-content-docs/`, `{}` for any other
 * @throws when a translated page has no `source_hash`, or when its English page is gone
 */
export function translationFrontMatter({file, frontMatter, readFile}: TranslatedPage): {
  translation?: PageTranslation;
} {
  const page = parsePagePath(file);
  if (!page?.language) return {};
  const sourcePath = `${sourceFolder(page.version)}/${page.file}`;
  const {source_hash: hash, source_commit: commit} = frontMatter;
  if (typeof hash !== 'string') {
    throw new Error(
      `${file}:1:1: no source_hash in the front matter. Once the page says what ${sourcePath} says, ` +
        `run "npx docusaurus i18n:stamp ${path.posix.dirname(sourcePath).split('/').slice(1).join('/')}".`,
    );
  }
  const source = readFile(sourcePath);
  if (source === undefined) {
    throw new Error(
      `${file}:1:1: its English page ${sourcePath} does not exist. Move the translation after it, or delete it.`,
    );
  }
  const state = translationState(source, hash) === 'stale' ? 'stale' : 'translated';
  return {translation: {state, ...(typeof commit === 'string' && {sourceCommit: commit})}};
}
