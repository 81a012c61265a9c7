import {readPage} from '../build/pageModel';
import {checkComponents, checkFrontMatter, checkHeadings} from '../build/rules/structure';
import {readSource} from '../build/sitePages';
import {readField} from '../../../src/mdx/frontMatterLines';
import {englishPath} from '../pagePaths';
import {getPageState} from '../translationState';
import {diffSince} from './git';
import {readTranslation, type Target} from './target';

/**
 * `npx docusaurus i18n:diff <page>`: what changed in the English page since it was translated.
 *
 * @returns the change, or what is known of it
 */
export async function describeChange(siteDir: string, target: Target): Promise<string> {
  const {page} = target;
  const source = readSource(siteDir, page);
  const translation = readTranslation(siteDir, target);
  if (getPageState(source, translation) === 'translated') {
    return `The English page of "${page}" has not changed since it was translated.`;
  }
  const commit = readField(translation, 'source_commit');
  const changes = commit && diffSince(siteDir, commit, englishPath(page));
  if (changes) return changes;
  const [english, translated] = await Promise.all([readPage(source), readPage(translation)]);
  const differences = [checkFrontMatter, checkHeadings, checkComponents].flatMap((check) =>
    check(english, translated),
  );
  return [
    `The English page of "${page}" changed, but only the hash of the old one is known: ` +
      'the commit was not recorded, or is not in this history. What differs between the two pages now:',
    differences.map(({line, message}) => `  line ${line}: ${message}`).join('\n') ||
      '  Headings, demos and front matter are the same: the change is in the text. Compare both pages.',
  ].join('\n');
}
