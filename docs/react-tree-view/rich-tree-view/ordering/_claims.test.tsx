import {useRichTreeViewProApiRef} from '@mui/x-tree-view-pro/hooks';
import {RichTreeViewPro} from '@mui/x-tree-view-pro/RichTreeViewPro';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import OrderingKeyboard from './_demos/OrderingKeyboard';

const items = [
  {id: 'a', label: 'Anna', children: [{id: 'a1', label: 'Arthur'}]},
  {id: 'b', label: 'Berta', children: [{id: 'b1', label: 'Bruno'}]},
  {id: 'c', label: 'Clara'},
];

const labels = (container: HTMLElement) =>
  [...container.querySelectorAll('.MuiTreeItem-label')].map((label) => label.textContent);

/** Drags one item onto the middle, the upper, or the lower edge of another one. */
const drag = (from: string, to: string, y: number) => {
  const content = (label: string) =>
    [...document.querySelectorAll('.MuiTreeItem-content')].find((element) => element.textContent === label);
  const [source, target] = [content(from), content(to)];
  if (!source || !target) {
    throw new Error('No such item');
  }
  return userEvent.dragAndDrop(source, target, {targetPosition: {x: 60, y}});
};

claim('lead', 'a drop on the middle of an item makes a first child, on its edge a neighbor', async () => {
  const onMove = vi.fn();
  const {container} = await render(
    <RichTreeViewPro items={items} itemsReordering onItemPositionChange={onMove} />,
  );
  await drag('Clara', 'Berta', 16);
  expect(onMove).toHaveBeenLastCalledWith({
    itemId: 'c',
    oldPosition: {parentId: null, index: 2},
    newPosition: {parentId: 'b', index: 0},
  });
  await drag('Berta', 'Anna', 3);
  expect(onMove).toHaveBeenLastCalledWith({
    itemId: 'b',
    oldPosition: {parentId: null, index: 1},
    newPosition: {parentId: null, index: 0},
  });
  expect(labels(container)).toEqual(['Berta', 'Anna']);
});

claim('save', 'getItemTree has the new order in the callback, and new items replace the order', async () => {
  const onTree = vi.fn();
  function Tree({data}: {data: typeof items}) {
    const apiRef = useRichTreeViewProApiRef();
    return (
      <RichTreeViewPro
        apiRef={apiRef}
        items={data}
        itemsReordering
        onItemPositionChange={() => {
          onTree(apiRef.current?.getItemTree().map(({id}: {id: string}) => id));
        }}
      />
    );
  }
  const screen = await render(<Tree data={items} />);
  await drag('Clara', 'Anna', 3);
  expect(onTree).toHaveBeenLastCalledWith(['c', 'a', 'b']);
  await screen.rerender(<Tree data={items} />);
  expect(labels(screen.container)).toEqual(['Clara', 'Anna', 'Berta']);
  await screen.rerender(<Tree data={[...items]} />);
  expect(labels(screen.container)).toEqual(['Anna', 'Berta', 'Clara']);
});

claim('limit', 'a forbidden drop changes nothing; an item that cannot be dragged takes drops', async () => {
  const onMove = vi.fn();
  const screen = await render(
    <RichTreeViewPro
      items={items}
      itemsReordering
      isItemReorderable={(itemId) => itemId !== 'b'}
      canMoveItemToNewPosition={({newPosition}) => newPosition.parentId === 'b'}
      onItemPositionChange={onMove}
    />,
  );
  await drag('Berta', 'Anna', 16);
  await drag('Clara', 'Anna', 16);
  expect(onMove).not.toHaveBeenCalled();
  await drag('Clara', 'Berta', 16);
  expect(onMove).toHaveBeenCalledOnce();
  expect(labels(screen.container)).toEqual(['Anna', 'Berta']);
});

claim('keyboard', 'the tree ignores keys with Alt, and the moved item keeps the focus', async () => {
  const screen = await render(<OrderingKeyboard />);
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('treeitem', {name: 'Mill'})).toHaveFocus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(labels(screen.container)).toEqual(['Day 1', 'Ferry', 'Mill', 'Day 2', 'Tower']);
  await expect.element(screen.getByRole('treeitem', {name: 'Mill'})).toHaveFocus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(labels(screen.container)).toEqual(['Day 1', 'Mill', 'Ferry', 'Day 2', 'Tower']);
  await expect.element(screen.getByRole('treeitem', {name: 'Mill'})).toHaveFocus();
});
