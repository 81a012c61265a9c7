import {describe, expect, it} from 'vitest';
import {tempFolder} from '../../../tests/unit/tempFolder';
import {checkSite} from './checkSite';
import {readHtml} from './readHtml';
import {readSite} from './readSite';

const sitemap = '<urlset><url><loc>https://docs.example.com/x/a/</loc></url></urlset>';
const redirects = '/ /x/a/ 302\n/x/old/ /x/b/ 301\n/x/round/ /x/round/ 301\n/x/* /x/404.html 404\n';

/** Problems of a build with the given pages and a page `/x/b/` that is linked and has the id `there`. */
async function findProblems(pageA: string, more: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const folder = tempFolder({
    _redirects: redirects,
    'x/sitemap.xml': sitemap,
    'x/a/index.html': `<p>${pageA}</p><a href="/x/b/">b</a>`,
    'x/b/index.html': '<h1 id="there">b</h1><a href="/zh/x/a/">a</a>',
    'zh/x/a/index.html': '<h1>a</h1>',
    'x/img/mark.svg': '',
    ...more,
  });
  return checkSite(await readSite(folder));
}

it('takes the pages of a version that is left out for those of its last build', async () => {
  const folder = tempFolder({
    _redirects: redirects,
    'x/sitemap.xml': sitemap,
    'x/a/index.html': '<a href="/x/v7/a/#there">7</a><a href="/x/v7/gone/">gone</a>',
  });
  expect(checkSite(await readSite(folder, ['/x/v7/a/']))).toEqual([
    '/x/a/index.html: a href="/x/v7/gone/" leads to no file',
  ]);
});

describe('checkSite', () => {
  it.each([
    '<a href="../b/#there">b</a>',
    '<a href="/x/b/?q=1#there">b</a>',
    '<a href="/x/old/#there">moved</a>',
    '<a href="https://docs.example.com/x/b/">b</a>',
    '<a href="https://example.org/anything">elsewhere</a>',
    '<a href="mailto:a@example.org">mail</a>',
    '<img src="/x/img/mark.svg"><img src="data:image/gif;base64,AA" srcset="/x/img/mark.svg 2x">',
    '<b id="caf%C3%A9"></b><b id="café"></b><a href="#caf%C3%A9">here</a>',
    '<a href="#top">up</a><a href="">here</a>',
    '<svg><use href="/x/img/mark.svg#cell"></use></svg>',
  ])('lets %s pass', async (html) => {
    expect(await findProblems(html)).toEqual([]);
  });

  it.each([
    ['<a href="/x/c/">c</a>', 'a href="/x/c/" leads to no file'],
    ['<a href="/x/b">b</a>', 'a href="/x/b" lacks the slash at its end'],
    ['<a href="/x/b/#nowhere">b</a>', 'a href="/x/b/#nowhere" leads to no id "nowhere" in /x/b/index.html'],
    ['<a href="#nowhere">here</a>', 'a href="#nowhere" leads to no id "nowhere" in /x/a/index.html'],
    [
      '<a href="/x/old/#nowhere">b</a>',
      'a href="/x/old/#nowhere" leads to no id "nowhere" in /x/b/index.html',
    ],
    ['<a href="/x/round/">round</a>', 'a href="/x/round/" leads into a circle of redirects'],
    ['<a href="/en/x/b/">here</a>', 'a href="/en/x/b/" begins with /en'],
    [
      '<a href="javascript:void 0">run</a>',
      'a href="javascript:void 0" has the forbidden scheme javascript:',
    ],
    ['<a href="http://example.org/">open</a>', 'a href="http://example.org/" has the forbidden scheme http:'],
    ['<a href="https://">none</a>', 'a href="https://" is no address'],
    ['<a href="/x/%">none</a>', 'a href="/x/%" is not well encoded'],
    ['<img src="/x/none.png">', 'img src="/x/none.png" leads to no file'],
    ['<img srcset="/x/img/mark.svg 1x, /x/none.png 2x">', 'img srcset="/x/none.png" leads to no file'],
    ['<noscript><img src="/x/none.png"></noscript>', 'img src="/x/none.png" leads to no file'],
    ['<b id="one"></b><b id="one"></b>', 'id "one" stands twice'],
    [
      '<link rel="canonical" href="https://docs.example.com/x/c/">',
      'link href="https://docs.example.com/x/c/" leads to no file',
    ],
  ])('finds the fault of %s', async (html, problem) => {
    expect(await findProblems(html)).toEqual([`/x/a/index.html: ${problem}`]);
  });

  it('finds a page that no page leads to, and knows that 404 and redirect pages need none', async () => {
    const problems = await findProblems('', {
      'x/404.html': '<a href="/zh/x/404">中文</a>',
      'x/alone/index.html': '<a href="/x/alone/">itself</a>',
      'index.html': '<meta http-equiv="refresh" content="0; url=/x/a/">',
    });
    expect(problems).toEqual(['/x/alone/index.html: no page leads here']);
  });

  it('says so when the root of the host leads nowhere', async () => {
    expect(await findProblems('', {_redirects: ''})).toContain('The root of the host leads to no page');
  });
});

describe('readHtml', () => {
  it('reads what stands in a template', () => {
    const page = readHtml('<template><a id="in" href="/x/">x</a></template>');
    expect(page.ids).toEqual(['in']);
    expect(page.links).toEqual([{from: 'a href', address: '/x/'}]);
  });
});
