// @vitest-environment jsdom
import {act, cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import NotFoundContent from '.';

vi.mock('./Suggestions', () => {
  throw new Error('Loading chunk failed');
});
vi.mock('@site/src/components/ProductNav', () => ({ProductNav: () => <a href="/x/react-charts/">Charts</a>}));

afterEach(cleanup);

it('a missing page leads to the products where what it suggests cannot be loaded', async () => {
  render(<NotFoundContent />);
  expect(screen.queryByRole('link', {name: 'Charts'})).toBeNull();
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByRole('heading', {level: 1}).textContent).toBe('There is no page at this address');
  expect(screen.getByRole('heading', {level: 2}).textContent).toBe('Start from a product');
  expect(screen.getByRole('link', {name: 'Charts'})).not.toBeNull();
});
