import {englishPath} from '../../plugins/translations/pagePaths';
import {translationState} from '../../plugins/translations/translationState';
import {readTarget, run} from './command';
import {readField} from './frontMatterLines';
import {diffSince} from './git';
import {readPage} from './pageModel';
import {checkComponents, checkFrontMatter, checkHeadings} from './rules/structure';
import {readSource, readTranslation} from './siteFiles';

/** `npm run i18n:diff <page>`: what changed in the English page since it was translated. */
async function main(): Promise<void> {
  const {siteDir, page, language} = readTarget('npm run i18n:diff');
  const source = readSource(siteDir, page);
  const translation = readTranslation(siteDir, page, language);
  if (translationState(source, readField(translation, 'source_hash')) === 'translated') {
    console.log(`The English page of "${page}" has not changed since it was translated.`);
    return;
  }
  const commit = readField(translation, 'source_commit');
  const changes = commit && diffSince(siteDir, commit, englishPath(page));
  if (changes) {
    console.log(changes);
    return;
  }
  console.log(
    `The English page of "${page}" changed, but only the hash of the old one is known: ` +
      'the commit was not recorded, or is not in this history. What differs between the two pages now:',
  );
  const [english, translated] = await Promise.all([readPage(source), readPage(translation)]);
  const differences = [checkFrontMatter, checkHeadings, checkComponents].flatMap((check) =>
    check(english, translated),
  );
  console.log(
    differences.map(({line, message}) => `  line ${line}: ${message}`).join('\n') ||
      '  Headings, demos and front matter are the same: the change is in the text. Compare both pages.',
  );
}

run(main);
