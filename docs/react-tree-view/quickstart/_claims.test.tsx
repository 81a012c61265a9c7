import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';

const items = [
  {id: 'a', label: 'Apple', children: [{id: 's', label: 'Sauce'}]},
  {id: 'p', label: 'Pear'},
];

claim('give-every-item-an-id', 'a repeated id throws an error that names the item', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await expect(render(<RichTreeView items={[...items, {id: 'p', label: 'Plum'}]} />)).rejects.toThrow(/"p"/);
});

claim('keyboard', 'Tab moves the focus to the selected item and then out of the tree', async () => {
  const screen = await render(
    <>
      <RichTreeView items={items} defaultSelectedItems="p" />
      <button>Next</button>
    </>,
  );
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('treeitem', {name: 'Pear'})).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button')).toHaveFocus();
});

claim('react-to-the-selection', 'a click on a parent selects and expands it', async () => {
  const screen = await render(<RichTreeView items={items} />);
  await screen.getByText('Apple').click();
  const parent = screen.getByRole('treeitem', {name: 'Apple'});
  await expect.element(parent).toHaveAttribute('aria-checked', 'true');
  await expect.element(parent).toHaveAttribute('aria-expanded', 'true');
});
