// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {ProductNav} from '.';
import {ProductSwitch} from './ProductSwitch';

const route = vi.hoisted(() => ({plugin: ''}));

vi.mock('@docusaurus/router', () => ({useLocation: () => ({pathname: '/x/react-charts/bars/'})}));
vi.mock('@docusaurus/useRouteContext', () => ({default: () => ({plugin: {name: route.plugin}})}));

afterEach(cleanup);

it.each(['docusaurus-plugin-content-docs', 'docusaurus-plugin-api-reference'])(
  'marks the product of a page of %s',
  (plugin) => {
    route.plugin = plugin;
    render(
      <>
        <ProductNav orientation="row" />
        <ProductSwitch />
      </>,
    );
    expect(screen.getAllByRole('link', {current: true}).map(({textContent}) => textContent)).toEqual([
      'Charts',
    ]);
    expect(screen.getByRole('button', {name: 'Products: Charts'}).textContent).toBe('Charts');
  },
);

it.each(['native', 'offline'])('marks none on a page of %s, whatever its address', (plugin) => {
  route.plugin = plugin;
  render(
    <>
      <ProductNav orientation="row" />
      <ProductSwitch />
    </>,
  );
  expect(screen.queryAllByRole('link', {current: true})).toEqual([]);
  expect(screen.getByRole('button', {name: 'Products'}).textContent).toBe('Products');
});
