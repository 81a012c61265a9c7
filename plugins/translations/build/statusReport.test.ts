import {describe, expect, it} from 'vitest';
import {sourceHash} from '../sourceHash';
import {isIncomplete, languageStatus, renderStatus} from './statusReport';

const source = 'English';
const translation = (hash: string) => `---\ntitle: 甲\nsource_hash: '${hash}'\n---\n`;

const pages = [
  {page: 'done', source, translation: translation(sourceHash(source))},
  {page: 'old', source, translation: translation('0123456789abcdef')},
  {page: 'unstamped', source, translation: '---\ntitle: 甲\n---\n'},
  {page: 'first', source, translation: undefined},
  {page: 'later', source, translation: undefined},
];

describe('status of a language', () => {
  const older = {v7: pages.slice(0, 2).map((file) => ({...file, page: `v7/${file.page}`}))};
  const status = languageStatus('zh', pages, ['first', 'done'], ['code.json: text "a"'], older);

  it('lists translated, stale and missing pages', () => {
    expect(status).toEqual({
      language: 'zh',
      translated: ['done'],
      stale: ['old', 'unstamped'],
      missing: ['first', 'later'],
      required: ['first'],
      texts: ['code.json: text "a"'],
      older: [{version: 'v7', translated: 1, stale: ['v7/old'], missing: 0}],
    });
  });

  it('is a to-do list with what blocks a release first', () => {
    expect(renderStatus(status)).toBe(
      [
        'zh  pages: 1 translated, 2 stale, 2 missing; interface texts: 1 missing',
        '    v7: 1 translated, 1 stale, 0 missing',
        '  Interface texts to translate:',
        '    code.json: text "a"',
        '  Pages to translate first (npx docusaurus i18n:new <page>):',
        '    first',
        '  Pages to bring up to date (npx docusaurus i18n:diff <page>):',
        '    old',
        '    unstamped',
        '    v7/old',
        '  Pages to translate (npx docusaurus i18n:new <page>):',
        '    later',
      ].join('\n'),
    );
  });

  it('a missing text or a missing required page is incomplete; other pages are not', () => {
    expect(isIncomplete(languageStatus('zh', pages, ['done', 'old'], []), [])).toBe(false);
    expect(isIncomplete(languageStatus('zh', pages, ['done'], ['a text']), [])).toBe(true);
    expect(isIncomplete(languageStatus('zh', pages, ['first'], []), [])).toBe(true);
    expect(isIncomplete(languageStatus('zh', pages, ['first'], []), ['zh'])).toBe(false);
  });

  it('a required page that does not exist in English either is incomplete', () => {
    expect(languageStatus('zh', pages, ['nowhere'], []).required).toEqual(['nowhere']);
  });
});
