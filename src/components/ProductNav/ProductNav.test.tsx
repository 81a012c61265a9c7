// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {ProductNav} from '.';
import {ProductSwitch} from './ProductSwitch';

const site = vi.hoisted(() => ({pathname: ''}));

vi.mock('@docusaurus/router', () => ({useLocation: () => site}));
vi.mock('@generated/routes', () => ({
  default: [
    {path: '/x/offline/', exact: true},
    {path: '/x/api/charts/', routes: [{path: '/x/api/charts/bar-chart/', exact: true}]},
    {path: '/x/api/', exact: true, routes: [{path: '/x/api/', exact: true}]},
    {
      path: '/x/',
      routes: [
        {
          path: '/x/',
          routes: [
            {path: '/x/react-charts/bars/', exact: true},
            {path: '/x/introduction/', exact: true},
          ],
        },
      ],
    },
    {path: '*'},
  ],
}));

afterEach(cleanup);

function show(pathname: string): void {
  site.pathname = pathname;
  render(
    <>
      <ProductNav orientation="row" />
      <ProductSwitch />
    </>,
  );
}

it.each([
  ['/x/react-charts/bars/', 'Charts'],
  ['/x/react-charts/bars', 'Charts'],
  ['/x/api/charts/bar-chart/', 'Charts'],
])('%s marks its product', (pathname, name) => {
  show(pathname);
  const current = screen.getAllByRole('link', {current: true});
  expect(current.map(({textContent}) => textContent)).toEqual([name]);
  expect(screen.getByRole('button', {name: `Products: ${name}`}).textContent).toBe(name);
});

it.each(['/x/introduction/', '/x/api/'])('%s belongs to all products together', (pathname) => {
  show(pathname);
  expect(screen.getByRole('link', {current: true}).getAttribute('href')).toBe('/introduction/');
});

// The server draws the 404 page at an address of its own: what it draws there must be what a browser draws elsewhere.
it.each([
  '/x/offline/',
  '/x/react-charts/no-such-page/',
  '/x/api/charts/no-such-page/',
  '/x/404',
  '/nothing/',
])('%s marks none', (pathname) => {
  show(pathname);
  expect(screen.queryAllByRole('link', {current: true})).toEqual([]);
  expect(screen.getByRole('button', {name: 'Products'}).textContent).toBe('Products');
});
