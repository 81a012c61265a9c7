import {useRichTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView, type RichTreeViewProps} from '@mui/x-tree-view/RichTreeView';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';

const items = [
  {
    id: 'fruit',
    label: 'Fruit',
    children: [
      {id: 'apple', label: 'Apple'},
      {id: 'pear', label: 'Pear'},
    ],
  },
  {id: 'milk', label: 'Milk'},
];
type Item = (typeof items)[number];

async function renderTree(props: Partial<RichTreeViewProps<Item, true>>) {
  const onSelect = vi.fn<(ids: string[]) => void>();
  const screen = await render(
    <RichTreeView
      aria-label="Food"
      items={items}
      multiSelect
      defaultExpandedItems={['fruit']}
      onSelectedItemsChange={(_event, ids) => onSelect(ids)}
      {...props}
    />,
  );
  return {screen, onSelect};
}

const both = {parents: true, descendants: true};

claim('several-items', 'a plain click selects one item and deselects the others', async () => {
  const {screen, onSelect} = await renderTree({defaultSelectedItems: ['apple', 'pear']});
  await screen.getByText('Milk').click();
  expect(onSelect).toHaveBeenLastCalledWith(['milk']);
});

claim('link-parents-and-children', 'a parent follows its children, in both directions', async () => {
  const {screen, onSelect} = await renderTree({selectionPropagation: both, checkboxSelection: true});
  await screen.getByRole('treeitem', {name: 'Apple'}).getByRole('checkbox', {includeHidden: true}).click();
  expect(onSelect).toHaveBeenLastCalledWith(['apple']);
  await screen.getByRole('treeitem', {name: 'Pear'}).getByRole('checkbox', {includeHidden: true}).click();
  expect([...(onSelect.mock.lastCall?.[0] ?? [])].sort()).toEqual(['apple', 'fruit', 'pear']);
  await screen.getByRole('treeitem', {name: 'Pear'}).getByRole('checkbox', {includeHidden: true}).click();
  expect(onSelect).toHaveBeenLastCalledWith(['apple']);
});

claim('link-parents-and-children', 'a click on an indeterminate checkbox selects the rest', async () => {
  const {screen, onSelect} = await renderTree({selectionPropagation: both, checkboxSelection: true});
  await screen.getByRole('treeitem', {name: 'Apple'}).getByRole('checkbox', {includeHidden: true}).click();
  const parent = screen.getByRole('treeitem', {name: 'Fruit'});
  await expect.element(parent).toHaveAttribute('aria-checked', 'mixed');
  await parent.getByRole('checkbox', {includeHidden: true}).first().click();
  expect([...(onSelect.mock.lastCall?.[0] ?? [])].sort()).toEqual(['apple', 'fruit', 'pear']);
});

claim('link-parents-and-children', 'propagation also selects excluded and disabled children', async () => {
  const {screen, onSelect} = await renderTree({
    selectionPropagation: both,
    isItemSelectionDisabled: ({id}) => id === 'apple',
    isItemDisabled: ({id}) => id === 'pear',
  });
  await screen.getByText('Fruit').click();
  expect([...(onSelect.mock.lastCall?.[0] ?? [])].sort()).toEqual(['apple', 'fruit', 'pear']);
});

claim('link-parents-and-children', 'an unselected disabled child keeps the dash of its parent', async () => {
  const {screen, onSelect} = await renderTree({
    selectionPropagation: both,
    checkboxSelection: true,
    isItemDisabled: ({id}) => id === 'pear',
  });
  await screen.getByRole('treeitem', {name: 'Apple'}).getByRole('checkbox', {includeHidden: true}).click();
  expect(onSelect).toHaveBeenLastCalledWith(['apple']);
  await expect
    .element(screen.getByRole('treeitem', {name: 'Fruit'}))
    .toHaveAttribute('aria-checked', 'mixed');
});

claim('start-with-a-linked-selection', 'propagation leaves the initial ids as they are', async () => {
  const {screen} = await renderTree({selectionPropagation: both, defaultSelectedItems: ['fruit']});
  await expect
    .element(screen.getByRole('treeitem', {name: 'Apple'}))
    .toHaveAttribute('aria-checked', 'false');
});

claim('select-by-code', 'with disableSelection, setItemSelection does nothing', async () => {
  const onSelect = vi.fn();
  function Tree() {
    const apiRef = useRichTreeViewApiRef();
    return (
      <>
        <button onClick={() => apiRef.current?.setItemSelection({itemId: 'milk'})}>Select</button>
        <RichTreeView items={items} apiRef={apiRef} disableSelection onSelectedItemsChange={onSelect} />
      </>
    );
  }
  const screen = await render(<Tree />);
  await screen.getByRole('button').click();
  expect(onSelect).not.toHaveBeenCalled();
});

claim('limits', 'Ctrl + A skips collapsed items and takes excluded ones', async () => {
  const {onSelect} = await renderTree({
    defaultExpandedItems: [],
    isItemSelectionDisabled: ({id}) => id === 'milk',
  });
  await userEvent.keyboard('{Tab}{Control>}a{/Control}');
  expect(onSelect).toHaveBeenLastCalledWith(['fruit', 'milk']);
});

claim('keyboard-and-screen-readers', 'an item that cannot be selected has no aria-checked', async () => {
  const {screen} = await renderTree({isItemSelectionDisabled: ({id}) => id === 'milk'});
  await expect.element(screen.getByRole('treeitem', {name: 'Milk'})).not.toHaveAttribute('aria-checked');
});
