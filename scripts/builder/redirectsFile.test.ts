import {describe, expect, it} from 'vitest';
import {buildNotFoundPages, redirects} from '../../config/redirects';
import {findRedirect} from '../../config/findRedirect';
import {currentMajor as current} from '../../tests/unit/currentMajor';
import {parseRedirects, redirectPage, writeRedirects} from './redirectsFile';

describe('the table of redirects', () => {
  it.each([
    ['/', '/x/introduction/', 302],
    ['/x', '/x/introduction/', 302],
    ['/x/', '/x/introduction/', 302],
    ['/zh/x/', '/zh/x/introduction/', 302],
    ['/en/x/react-charts/', '/x/react-charts/', 301],
    ['/en/x', '/x/', 301],
    [`/x/${current}/react-charts/bars/`, '/x/react-charts/bars/', 302],
    [`/zh/x/${current}/introduction/`, '/zh/x/introduction/', 302],
  ])('%s leads to %s with %i', (from, to, status) => {
    const found = findRedirect(redirects, from);
    expect(found?.to).toBe(to);
    expect(found?.rule.status).toBe(status);
  });

  it.each([
    '/x/introduction/',
    '/x/v7/introduction/',
    `/x/${current}0/`,
    '/en/',
    '/enx/',
    '/zh/x/react-charts/',
  ])('%s stays', (path) => expect(findRedirect(redirects, path)).toBeUndefined());

  it('keeps what looks like a replacement pattern in an address', () => {
    expect(findRedirect(redirects, '/en/x/a$&b/')?.to).toBe('/x/a$&b/');
  });
});

describe('_redirects', () => {
  it('reads what it has written, missing pages last', () => {
    const lines = parseRedirects(writeRedirects(redirects, buildNotFoundPages([])));
    expect(lines).toHaveLength(redirects.length + buildNotFoundPages([]).length);
    expect(lines[0]).toEqual({from: '/', to: '/x/introduction/', status: 302});
    expect(lines.at(-1)).toEqual({from: '/x/*', to: '/x/404.html', status: 404});
  });

  it('skips comments and refuses other lines', () => {
    expect(parseRedirects('# note\n\n/a /b 301\n')).toEqual([{from: '/a', to: '/b', status: 301}]);
    expect(() => parseRedirects('/a /b')).toThrow('/a /b');
  });
});

describe('redirectPage', () => {
  it('names its target in the language of the target', () => {
    expect(redirectPage('/zh/x/introduction/')).toContain('content="0; url=/zh/x/introduction/"');
    expect(redirectPage('/zh/x/introduction/')).toContain('lang="zh-Hans"');
    expect(redirectPage('/x/?a="b"&c')).toContain('href="/x/?a=&quot;b&quot;&amp;c"');
  });
});
