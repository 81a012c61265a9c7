import {describe, expect, it} from 'vitest';
import {currentMajor as current} from '../tests/unit/currentMajor';
import {findRedirect} from './findRedirect';
import {headerRules} from './headers';
import {movedRedirects, buildNotFoundPages, redirects, buildRedirects} from './redirects';

const part = (base: string, version: string) => ({base, version});
const parts = [part('x', 'current'), part('x/v7', 'v7'), part('zh/x/v7', 'v7')];

describe('the redirects of a build', () => {
  it('lead from the root of an older version to its first page', () => {
    const rules = buildRedirects(parts);
    expect(findRedirect(rules, '/x/v7/')?.to).toBe('/x/v7/introduction/');
    expect(findRedirect(rules, '/zh/x/v7')?.to).toBe('/zh/x/v7/introduction/');
    expect(findRedirect(rules, '/x/v7/react-charts/')).toBeUndefined();
  });

  it('lead from the address of the current major to it until that version has pages of its own', () => {
    expect(findRedirect(redirects, `/x/${current}/react-charts/`)?.to).toBe('/x/react-charts/');
    const rules = buildRedirects([...parts, part(`x/${current}`, current)]);
    expect(findRedirect(rules, `/x/${current}/react-charts/`)).toBeUndefined();
    expect(findRedirect(rules, `/zh/x/${current}/react-charts/`)?.to).toBe('/zh/x/react-charts/');
  });

  it('lead to a page that has moved, in both languages, and to its Markdown', () => {
    const rules = movedRedirects({'react-charts/columns': 'react-charts/bars'});
    expect(findRedirect(rules, '/x/react-charts/columns')?.to).toBe('/x/react-charts/bars/');
    expect(findRedirect(rules, '/zh/x/react-charts/columns/index.md')?.to).toBe(
      '/zh/x/react-charts/bars/index.md',
    );
    expect(findRedirect(rules, '/x/react-charts/columns/stacked/')).toBeUndefined();
  });

  it('a missing address gets the page of its own version', () => {
    expect(buildNotFoundPages(parts)[0]).toEqual({from: '/x/v7/*', page: '/x/v7/404.html'});
  });
});

it('the files of the bundler may be kept for ever in every part', () => {
  const kept = headerRules([], {}, ['x', 'x/v7']).flatMap(({path, headers}) =>
    headers['Cache-Control']?.includes('immutable') ? [path] : [],
  );
  expect(kept).toEqual(['/x/assets/*', '/x/v7/assets/*', '/search/files/*']);
});
