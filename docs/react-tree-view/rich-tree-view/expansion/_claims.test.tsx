import {useState} from 'react';
import {useRichTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';

const items = [
  {id: 'fruit', label: 'Fruit', children: [{id: 'apple', label: 'Apple'}]},
  {id: 'dairy', label: 'Dairy', children: [{id: 'milk', label: 'Milk'}]},
];

claim('lead', 'the children of a collapsed parent are not in the document', async () => {
  const {container} = await render(<RichTreeView items={items} />);
  expect(container.textContent).toBe('FruitDairy');
});

claim('open-and-close-all', 'new ids are added at the front', async () => {
  const onExpand = vi.fn<(ids: string[]) => void>();
  const screen = await render(
    <RichTreeView
      items={items}
      defaultExpandedItems={['fruit']}
      onExpandedItemsChange={(_event, ids) => onExpand(ids)}
    />,
  );
  await screen.getByText('Dairy').click();
  expect(onExpand).toHaveBeenLastCalledWith(['dairy', 'fruit']);
});

claim('arrow-only', 'in an editable tree, a click on the label does not expand', async () => {
  const screen = await render(<RichTreeView items={items} isItemEditable />);
  await screen.getByText('Fruit').click();
  await expect.element(screen.getByText('Apple')).not.toBeInTheDocument();
});

claim('open-by-code', 'without an event, the callbacks get null', async () => {
  const onExpand = vi.fn();
  const onToggle = vi.fn();
  function Tree() {
    const apiRef = useRichTreeViewApiRef();
    return (
      <>
        <button onClick={() => apiRef.current?.setItemExpansion({itemId: 'fruit'})}>Toggle</button>
        <RichTreeView
          items={items}
          apiRef={apiRef}
          onExpandedItemsChange={onExpand}
          onItemExpansionToggle={onToggle}
        />
      </>
    );
  }
  const screen = await render(<Tree />);
  await screen.getByRole('button').click();
  expect(onExpand).toHaveBeenCalledWith(null, ['fruit']);
  expect(onToggle).toHaveBeenCalledWith(null, 'fruit', true);
});

claim('keyboard-and-screen-readers', 'focus in a branch that code collapses is lost', async () => {
  let collapse = () => {};
  function Tree() {
    const [expanded, setExpanded] = useState(['fruit']);
    collapse = () => setExpanded([]);
    return (
      <RichTreeView
        items={items}
        expandedItems={expanded}
        slotProps={{item: {slotProps: {groupTransition: {timeout: 0}}}}}
      />
    );
  }
  const screen = await render(<Tree />);
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await expect.element(screen.getByRole('treeitem', {name: 'Apple'})).toHaveFocus();
  collapse();
  await expect.element(screen.getByText('Apple')).not.toBeInTheDocument();
  expect(document.activeElement).toBe(document.body);
});
