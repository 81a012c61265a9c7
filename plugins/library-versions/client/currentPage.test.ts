import {describe, expect, it} from 'vitest';
import {currentPage} from './currentPage';

const older = {
  label: 'v7',
  packages: 'MUI X 7.29.13',
  paths: ['v8', 'v7'],
  newest: {
    'react-charts/columns/': 'react-charts/bars/',
    'react-charts/until-8/': 'v8/react-charts/until-8/',
    'react-charts/gone/': null,
  },
};

describe('currentPage', () => {
  it.each([
    ['the same page', '/x/v7/react-charts/', '/x/react-charts/', '/x/react-charts/'],
    ['in Chinese too', '/zh/x/v7/react-charts/', '/zh/x/react-charts/', '/zh/x/react-charts/'],
    ['where it moved', '/x/v7/react-charts/columns/', '/x/react-charts/bars/', '/x/react-charts/bars/'],
  ])('%s', (_, path, href, canonical) => {
    expect(currentPage(path, older)).toEqual({href, isPage: true, canonical});
  });

  it('without the page in the current version: the product, and the newest page as canonical', () => {
    expect(currentPage('/zh/x/v7/react-charts/until-8/', older)).toEqual({
      href: '/zh/x/react-charts/',
      isPage: false,
      canonical: '/zh/x/v8/react-charts/until-8/',
    });
    expect(currentPage('/x/v7/react-charts/gone/', older)).toEqual({
      href: '/x/react-charts/',
      isPage: false,
      canonical: undefined,
    });
  });
});
