import {describe, expect, it} from 'vitest';
import {checkPages} from './checkPages';
import {readHtml} from './readHtml';

const head = (title: string) =>
  `<title>${title}</title><meta name="description" content="What it is about.">`;
const html = (title: string, lang = 'en', body = '<h1>A</h1>') =>
  `<html lang="${lang}"><head>${head(title)}</head><body>${body}</body></html>`;

const findProblems = (files: Readonly<Record<string, string>>) =>
  checkPages({pages: new Map(Object.entries(files).map(([file, text]) => [file, readHtml(text)]))});

describe('checkPages', () => {
  it('lets complete pages pass, with the same title in another language', () => {
    expect(
      findProblems({
        '/x/a/index.html': html('A', 'en', '<h1>A</h1><svg><title>B</title></svg>'),
        '/x/b/index.html': html('B'),
        '/zh/x/a/index.html': html('A', 'zh-Hans'),
        '/index.html': '<meta http-equiv="refresh" content="0; url=/x/a/">',
        '/404.html': html('A').replace(/<meta[^>]+>/, ''),
      }),
    ).toEqual([]);
  });

  it.each([
    [html('A').replace('<h1>A</h1>', ''), 'has 0 headings h1'],
    [html('A', 'en', '<h1>A</h1><h1>B</h1>'), 'has 2 headings h1'],
    [html(''), 'has no title'],
    [html('A').replace(/<meta[^>]+>/, ''), 'has no description'],
    [html('A', 'zh-Hans'), 'has lang="zh-Hans" in place of "en"'],
  ])('names the fault of %s', (text, problem) => {
    expect(findProblems({'/x/a/index.html': text})).toEqual([`/x/a/index.html: ${problem}`]);
  });

  it('wants Chinese pages marked as such, and every title once in a language', () => {
    expect(findProblems({'/x/a/index.html': html('A'), '/x/b/index.html': html('A')})).toEqual([
      '/x/b/index.html: has the title of /x/a/index.html: A',
    ]);
    expect(findProblems({'/zh/x/a/index.html': html('A')})).toEqual([
      '/zh/x/a/index.html: has lang="en" in place of "zh-Hans"',
    ]);
  });
});
