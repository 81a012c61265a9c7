import {RichTreeView, type RichTreeViewSlotProps} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';

const items = [
  {id: 'valve', label: 'Valve'},
  {id: 'pump', label: 'Pump'},
];
type Item = (typeof items)[number];
type SlotProps = RichTreeViewSlotProps<Item, false>;

const rendered = vi.fn<(itemId: string) => void>();

function CountedItem(props: TreeItemProps) {
  rendered(props.itemId);
  return <TreeItem {...props} />;
}

const slots = {item: CountedItem};

/** Renders the tree, then again, and returns which items the second render rendered. */
async function renderedAgain(first: SlotProps, second: SlotProps): Promise<string[]> {
  const tree = (slotProps: SlotProps) => (
    <RichTreeView aria-label="Parts" items={items} slots={slots} slotProps={slotProps} />
  );
  const screen = await render(tree(first));
  await expect.element(screen.getByRole('treeitem', {name: 'Pump'})).toBeVisible();
  rendered.mockClear();
  await screen.rerender(tree(second));
  return [...new Set(rendered.mock.calls.map(([itemId]) => itemId))].sort();
}

claim('item-props', 'with the same slotProps, no item renders again', async () => {
  const slotProps: SlotProps = {item: () => ({className: 'part'})};
  expect(await renderedAgain(slotProps, slotProps)).toEqual([]);
});

claim('item-props', 'new slotProps render all items again', async () => {
  const slotProps = (): SlotProps => ({item: () => ({className: 'part'})});
  expect(await renderedAgain(slotProps(), slotProps())).toEqual(['pump', 'valve']);
});
