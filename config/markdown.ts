import {existsSync, readFileSync} from 'node:fs';
import type {MarkdownConfig} from '@docusaurus/types';
import {createParseFrontMatter} from '../plugins/pages/parseFrontMatter';
import {translationFrontMatter} from '../plugins/translations/translationFrontMatter';
import {untranslatedFrontMatter} from '../plugins/translations/untranslatedPages';
import {defaultLanguage} from './languages';
import {socialCardFrontMatter} from './socialCards';

function readFile(filePath: string): string | undefined {
  return existsSync(filePath) ? readFileSync(filePath, 'utf8') : undefined;
}

/** How Markdown is read: front matter is checked and completed, broken links and images stop the build. */
export function markdown(siteDir: string) {
  // Docusaurus reads the configuration again for each language and names the language here only.
  const language = process.env.DOCUSAURUS_CURRENT_LOCALE ?? defaultLanguage;
  return {
    parseFrontMatter: createParseFrontMatter(siteDir, (page) => ({
      ...socialCardFrontMatter(page.filePath, language),
      ...translationFrontMatter({...page, readFile}),
      ...untranslatedFrontMatter({...page, language, readFile}),
    })),
    // `## Heading {#id}`: translated headings keep the ids of their source.
    mdx1Compat: {headingIds: true, comments: false, admonitions: false},
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  } satisfies Partial<MarkdownConfig>;
}
