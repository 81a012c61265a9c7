import {useState} from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import ItemActions from './_demos/ItemActions';
import ItemInput from './_demos/ItemInput';
import ItemLinks from './_demos/ItemLinks';
import ItemMenu from './_demos/ItemMenu';
import ItemStatus from './_demos/ItemStatus';

const items = [
  {id: 'a', label: 'A', children: [{id: 'a1', label: 'A1'}]},
  {id: 'b', label: 'B'},
];

function renderButtons() {
  const onPress = vi.fn<(id: string) => void>();
  const onSelect = vi.fn<(id: string | null) => void>();
  function Item({label, ...props}: TreeItemProps) {
    const text = (
      <>
        {label} <button onClick={() => onPress(props.itemId)}>Press {label}</button>
      </>
    );
    return <TreeItem {...props} label={text} />;
  }
  const tree = (
    <RichTreeView
      aria-label="Letters"
      items={items}
      slots={{item: Item}}
      onSelectedItemsChange={(_event, id) => onSelect(id)}
    />
  );
  return {tree, onPress, onSelect};
}

claim('actions', 'Tab goes from the tree to the buttons of all visible items', async () => {
  const screen = await render(renderButtons().tree);
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('treeitem', {name: /^A/})).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', {name: 'Press A'})).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', {name: 'Press B'})).toHaveFocus();
});

claim('actions', 'the tree takes Enter and Space from a button', async () => {
  const {tree, onPress, onSelect} = renderButtons();
  await render(tree);
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter} ');
  expect(onPress).not.toHaveBeenCalled();
  expect(onSelect.mock.calls).toEqual([['b'], [null]]);
});

claim('actions', 'a click on a button selects the item too', async () => {
  const {tree, onPress, onSelect} = renderButtons();
  const screen = await render(tree);
  await screen.getByRole('button', {name: 'Press B'}).click();
  expect(onPress).toHaveBeenCalledWith('b');
  expect(onSelect).toHaveBeenCalledWith('b');
});

claim('actions', 'with both events stopped, the button works and the tree stays as it is', async () => {
  const screen = await render(<ItemActions />);
  screen.getByRole('button', {name: 'Pin Packing list'}).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Pinned: Packing list')).toBeVisible();
  await screen.getByRole('button', {name: 'Pin Train times'}).click();
  await expect.element(screen.getByText('Pinned: Packing list, Train times')).toBeVisible();
  await expect.element(screen.getByRole('button', {name: 'Pin Train times'})).toHaveFocus();
  await expect.element(screen.getByRole('treeitem', {checked: true})).not.toBeInTheDocument();
});

claim('status', 'the item renders again when its state changes', async () => {
  const screen = await render(<ItemStatus />);
  await expect.element(screen.getByText('1 more')).toBeVisible();
  await screen.getByText('Returns').click();
  await expect.element(screen.getByText('1 more')).not.toBeInTheDocument();
  await screen.getByText('Delivery').click();
  await expect.element(screen.getByText('2 more')).toBeVisible();
});

claim('inputs', 'all keys stay in the text field', async () => {
  const screen = await render(<ItemInput />);
  const note = screen.getByLabelText('Note for Beans');
  await note.click();
  await userEvent.keyboard('p v*{Home}x{Enter}');
  await expect.element(note).toHaveValue('xp v*');
  await expect.element(note).toHaveFocus();
  await expect.element(screen.getByText('1 notes')).toBeVisible();
});

claim('actions', 'the tree takes letters, Space, *, and arrow keys from an input', async () => {
  function Item({label, ...props}: TreeItemProps) {
    return (
      <TreeItem
        {...props}
        label={
          <>
            {label} <input aria-label={`Note ${props.itemId}`} />
          </>
        }
      />
    );
  }
  const screen = await render(<RichTreeView items={items} slots={{item: Item}} />);
  const input = screen.getByLabelText('Note a', {exact: true});
  await input.click();
  input.element().focus();
  await userEvent.keyboard(' *x');
  await expect.element(input).toHaveValue('x');
  await userEvent.keyboard('b');
  await expect.element(screen.getByRole('treeitem', {name: /^B/})).toHaveFocus();
  input.element().focus();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('treeitem', {name: /^B/})).toHaveFocus();
});

claim('links', 'Tab does not reach the links, and Enter follows the link', async () => {
  const screen = await render(
    <>
      <ItemLinks />
      <button>after</button>
    </>,
  );
  const onClick = vi.fn((event: Event) => event.preventDefault());
  screen.getByRole('link', {name: 'Listbox'}).element().addEventListener('click', onClick);
  await userEvent.keyboard('{Tab}{ArrowDown}{ArrowDown}');
  await expect.element(screen.getByRole('treeitem', {name: 'Listbox', exact: true})).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button')).toHaveFocus();
});

claim('context-menu', 'the menu acts on the item, and the focus comes back', async () => {
  const error = vi.spyOn(console, 'error');
  const screen = await render(<ItemMenu />);
  await screen.getByText('Notes.txt').click({button: 'right'});
  await screen.getByRole('menuitem', {name: 'Share'}).click();
  await expect.element(screen.getByText('Share: Notes.txt')).toBeVisible();
  await expect.element(screen.getByRole('treeitem', {name: 'Notes.txt', exact: true})).toHaveFocus();
  expect(error).not.toHaveBeenCalled();
});

claim('context-menu', 'in a label, clicks of a menu select the item, and its keys do not', async () => {
  const onSelect = vi.fn<(id: string | null) => void>();
  function Item({label, ...props}: TreeItemProps) {
    const [isOpen, setIsOpen] = useState(props.itemId === 'b');
    const menu = (
      <Menu open={isOpen} anchorEl={document.body} onClose={() => setIsOpen(false)}>
        <MenuItem>Copy</MenuItem>
        <MenuItem>Paste</MenuItem>
      </Menu>
    );
    return (
      <TreeItem
        {...props}
        label={
          <>
            {label}
            {menu}
          </>
        }
      />
    );
  }
  const screen = await render(
    <RichTreeView items={items} slots={{item: Item}} onSelectedItemsChange={(_event, id) => onSelect(id)} />,
  );
  await expect.element(screen.getByRole('menuitem', {name: 'Copy'})).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('menuitem', {name: 'Paste'})).toHaveFocus();
  expect(onSelect).not.toHaveBeenCalled();
  await screen.getByRole('menuitem', {name: 'Paste'}).click();
  expect(onSelect).toHaveBeenCalledWith('b');
});
