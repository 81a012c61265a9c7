import type {MarkdownConfig} from '@docusaurus/types';
import {deadImage, deadLink} from '../plugins/pages/deadLinks';
import type {FrontMatterFaults} from '../plugins/pages/options';
import {createParseFrontMatter} from '../plugins/pages/parseFrontMatter';
import {listPages} from '../plugins/translations/listPages';
import {translationFrontMatter} from '../plugins/translations/translationFrontMatter';
import {untranslatedFrontMatter} from '../plugins/translations/untranslatedPages';
import {readIfThere} from '../src/lib/node/readIfThere';
import {defaultLanguage} from './languages';
import {socialCardFrontMatter} from './socialCards';
import {currentName, type DocumentedVersion} from '../plugins/library-versions/build/versions';

/**
 * How Markdown is read: front matter is checked and completed, broken links and images stop the build.
 *
 * @param siteDir - absolute path of the project
 * @param version - the one that is built
 * @param faults - where faults of the front matter are noted
 * @param section - from `onlySection`: its links may lead to pages that are not built
 */
export function markdown(
  siteDir: string,
  {name}: DocumentedVersion,
  faults: FrontMatterFaults,
  section?: string,
) {
  // Docusaurus reads the configuration again for each language and names the language here only.
  const language = process.env.DOCUSAURUS_CURRENT_LOCALE ?? defaultLanguage;
  const folder = name === currentName ? name : `version-${name}`;
  const readFile = (file: string) => readIfThere(siteDir, file);
  const dead = deadLink(() => listPages(siteDir, folder));
  return {
    parseFrontMatter: createParseFrontMatter(siteDir, faults, (page) => ({
      ...socialCardFrontMatter(page.file, language),
      ...translationFrontMatter({...page, readFile}),
      ...untranslatedFrontMatter({...page, language, readFile}),
    })),
    // `## Heading {#id}`: translated headings keep the ids of their source.
    mdx1Compat: {headingIds: true, comments: false, admonitions: false},
    hooks: {
      onBrokenMarkdownLinks: section === undefined ? dead : 'ignore',
      onBrokenMarkdownImages: deadImage,
    },
  } satisfies Partial<MarkdownConfig>;
}
