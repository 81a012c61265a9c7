import {claim} from '@site/tests/claims/claim';
import {expect} from 'vitest';
import {render} from 'vitest-browser-react';
import ItemsFilter from './_demos/ItemsFilter';

claim('filter-the-items', 'every parent of a hit is open, at any depth', async () => {
  const screen = await render(<ItemsFilter />);
  await expect.element(screen.getByText('Leek pie')).toBeVisible();
  await screen.getByLabelText('Find a recipe').fill('apple');
  await expect.element(screen.getByText('Apple pie')).toBeVisible();
  await expect.element(screen.getByText('Leek pie')).not.toBeInTheDocument();
});

claim('filter-the-items', 'a hit can be closed, and an empty search shows what was open before', async () => {
  const screen = await render(<ItemsFilter />);
  const search = screen.getByLabelText('Find a recipe');
  await search.clear();
  await screen.getByText('Soups').click();
  await expect.element(screen.getByText('Lentil soup')).toBeVisible();
  await search.fill('pie');
  await expect.element(screen.getByText('Leek pie')).toBeVisible();
  await screen.getByText('Pies').click();
  await expect.element(screen.getByText('Leek pie')).not.toBeInTheDocument();
  await search.clear();
  await expect.element(screen.getByText('Lentil soup')).toBeVisible();
  await expect.element(screen.getByText('Pies')).not.toBeInTheDocument();
});
