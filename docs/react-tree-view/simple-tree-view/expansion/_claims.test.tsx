import {useState} from 'react';
import {useSimpleTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import SimpleExpansionAll from './_demos/SimpleExpansionAll';
import SimpleExpansionIconOnly from './_demos/SimpleExpansionIconOnly';
import SimpleExpansionInitial from './_demos/SimpleExpansionInitial';
import SimpleExpansionMounted from './_demos/SimpleExpansionMounted';
import SimpleExpansionOne from './_demos/SimpleExpansionOne';
import SimpleExpansionReveal from './_demos/SimpleExpansionReveal';

claim('lead', 'all demos run without a message', async () => {
  const error = vi.spyOn(console, 'error');
  const warn = vi.spyOn(console, 'warn');
  for (const Demo of [
    SimpleExpansionInitial,
    SimpleExpansionAll,
    SimpleExpansionIconOnly,
    SimpleExpansionOne,
    SimpleExpansionMounted,
    SimpleExpansionReveal,
  ]) {
    const screen = await render(<Demo />);
    await expect.element(screen.getByRole('tree')).toBeVisible();
    await screen.unmount();
  }
  expect(error).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
});

claim('lead', 'a change of defaultExpandedItems has no effect but an error in the console', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const tree = (ids: string[]) => (
    <SimpleTreeView defaultExpandedItems={ids}>
      <TreeItem itemId="a" label="A">
        <TreeItem itemId="a1" label="A1" />
      </TreeItem>
    </SimpleTreeView>
  );
  const screen = await render(tree([]));
  await screen.rerender(tree(['a']));
  expect(screen.container.textContent).toBe('A');
  expect(error).toHaveBeenCalledWith(expect.stringContaining('default expandedItems state'));
});

claim('all', 'expand all shows every level', async () => {
  const screen = await render(<SimpleExpansionAll />);
  await screen.getByRole('button', {name: 'Expand all'}).click();
  await expect.element(screen.getByText('Draw')).toBeVisible();
  await screen.getByRole('button', {name: 'Collapse all'}).click();
  await expect.element(screen.getByText('Scoring')).not.toBeInTheDocument();
});

claim('icon-only', 'a click on the label selects only, and Enter still expands', async () => {
  const screen = await render(<SimpleExpansionIconOnly />);
  await screen.getByText('Warranty').click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('warranty');
  await expect.element(screen.getByText('Claims')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Claims')).toBeVisible();
});

claim('keep-mounted', 'what users typed survives, and keys reach the text field', async () => {
  const screen = await render(<SimpleExpansionMounted />);
  const note = screen.getByRole('textbox', {includeHidden: true});
  await note.click();
  await userEvent.keyboard('{End} p*');
  await expect.element(note).toHaveValue('Ring twice p*');
  await screen.getByText('Delivery').click();
  await expect.element(note).not.toBeVisible();
  await screen.getByText('Delivery').click();
  await expect.element(note).toHaveValue('Ring twice p*');
});

claim('keep-mounted', 'without unmountOnExit, the state is lost', async () => {
  function Counter() {
    const [count, setCount] = useState(0);
    return (
      <li role="none">
        <button onClick={() => setCount(count + 1)}>{count}</button>
      </li>
    );
  }
  const screen = await render(
    <SimpleTreeView defaultExpandedItems={['a']}>
      <TreeItem itemId="a" label="A" slotProps={{groupTransition: {timeout: 0}}}>
        <Counter />
      </TreeItem>
    </SimpleTreeView>,
  );
  await screen.getByRole('button').click();
  await expect.element(screen.getByRole('button')).toHaveTextContent('1');
  await screen.getByText('A').click();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  await screen.getByText('A').click();
  await expect.element(screen.getByRole('button')).toHaveTextContent('0');
});

claim('by-code', 'parents are expanded, and the item has the focus', async () => {
  const screen = await render(<SimpleExpansionReveal />);
  await screen.getByRole('button').click();
  await expect.element(screen.getByRole('treeitem', {name: 'Tycho crater', exact: true})).toHaveFocus();
});

claim('by-code', 'getParentId is null for an item that was never shown', async () => {
  let parent: string | null | undefined;
  function Tree() {
    const apiRef = useSimpleTreeViewApiRef();
    return (
      <>
        <button onClick={() => (parent = apiRef.current?.getParentId('a1'))}>Ask</button>
        <SimpleTreeView apiRef={apiRef}>
          <TreeItem itemId="a" label="A">
            <TreeItem itemId="a1" label="A1" />
          </TreeItem>
        </SimpleTreeView>
      </>
    );
  }
  const screen = await render(<Tree />);
  await screen.getByRole('button').click();
  expect(parent).toBeNull();
});
