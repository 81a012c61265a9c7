// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import NoNotice from './NoNotice';
import OlderNotice from './OlderNotice';

const site = vi.hoisted(() => ({pathname: ''}));

vi.mock('@docusaurus/router', () => ({useLocation: () => site}));
vi.mock('@docusaurus/Head', () => ({
  // The browser's own head is out of reach of the test; what goes there is drawn in place.
  default: ({children}: {children: ReactNode}) => children,
}));
vi.mock('@older-version', () => ({
  default: {
    label: 'v7',
    packages: 'MUI X 7.29.13',
    paths: ['v7'],
    newest: {'react-charts/gone/': null},
  },
}));

afterEach(cleanup);

describe('notice of an older version', () => {
  it('says which version it is, and leads to the page in the current one', () => {
    site.pathname = '/x/v7/react-charts/bars/';
    render(<OlderNotice />);
    expect(screen.getByRole('note', {name: 'About this version'}).textContent).toContain(
      'v7 is an older version (MUI X 7.29.13)',
    );
    const link = screen.getByRole('link', {name: 'Read the current version'});
    expect(link.getAttribute('href')).toBe('/x/react-charts/bars/');
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'https://example.com/x/react-charts/bars/',
    );
  });

  it('says that the current version lacks the page, which is then its own canonical one', () => {
    site.pathname = '/x/v7/react-charts/gone/';
    render(<OlderNotice />);
    expect(screen.getByRole('note').textContent).toContain(
      'v7 is an older version (MUI X 7.29.13), and the current one does not have this page',
    );
    const link = screen.getByRole('link', {name: 'Go to Charts in the current version'});
    expect(link.getAttribute('href')).toBe('/x/react-charts/');
    expect(document.querySelector('link[rel=canonical]')).toBeNull();
  });

  it('the current version has none', () => {
    expect(render(<NoNotice />).container.innerHTML).toBe('');
  });
});
