import {useState} from 'react';
import {useSimpleTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import SimpleFocusByCode from './_demos/SimpleFocusByCode';
import SimpleFocusRemove from './_demos/SimpleFocusRemove';
import SimpleFocusReturn from './_demos/SimpleFocusReturn';
import SimpleFocusTrack from './_demos/SimpleFocusTrack';

const focusedId = () => document.activeElement?.textContent;

claim('lead', 'all demos run without a message', async () => {
  const error = vi.spyOn(console, 'error');
  const warn = vi.spyOn(console, 'warn');
  for (const Demo of [SimpleFocusTrack, SimpleFocusByCode, SimpleFocusReturn, SimpleFocusRemove]) {
    const screen = await render(<Demo />);
    await expect.element(screen.getByRole('tree')).toBeVisible();
    await screen.unmount();
  }
  expect(error).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
});

claim('track', 'an arrow key fires onItemFocus twice, with a focus and a keydown event', async () => {
  const onFocus = vi.fn<(type: string | undefined, id: string) => void>();
  await render(
    <SimpleTreeView onItemFocus={(event, id) => onFocus(event?.type, id)}>
      <TreeItem itemId="a" label="A" />
      <TreeItem itemId="b" label="B" />
    </SimpleTreeView>,
  );
  await userEvent.keyboard('{Tab}{ArrowDown}');
  expect(onFocus.mock.calls).toEqual([
    ['focus', 'a'],
    ['focus', 'b'],
    ['keydown', 'b'],
  ]);
});

claim('by-code', 'focusItem does nothing for an item in a collapsed parent', async () => {
  function Tree() {
    const apiRef = useSimpleTreeViewApiRef();
    return (
      <>
        <button onClick={() => apiRef.current?.focusItem(null, 'a1')}>Go</button>
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
  await expect.element(screen.getByRole('button')).toHaveFocus();
});

claim('by-code', 'the demo focuses the item', async () => {
  const screen = await render(<SimpleFocusByCode />);
  await screen.getByRole('button').click();
  await expect.element(screen.getByRole('treeitem', {name: 'The ferry'})).toHaveFocus();
});

claim(
  'tab-stop',
  'Tab leads to the first selected item; from an item above it, Tab stops there again',
  async () => {
    await render(
      <>
        <SimpleTreeView defaultSelectedItems="c">
          {['a', 'b', 'c', 'd'].map((id) => (
            <TreeItem key={id} itemId={id} label={id} />
          ))}
        </SimpleTreeView>
        <button>after</button>
      </>,
    );
    await userEvent.keyboard('{Tab}');
    expect(focusedId()).toBe('c');
    await userEvent.keyboard('{ArrowUp}{Tab}');
    expect(focusedId()).toBe('c');
    await userEvent.keyboard('{ArrowDown}{Tab}');
    expect(focusedId()).toBe('after');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(focusedId()).toBe('c');
  },
);

claim('tab-stop', 'with a selection that follows the focus, Tab comes back to the last item', async () => {
  const screen = await render(<SimpleFocusReturn />);
  await userEvent.keyboard('{Tab}{ArrowDown}{Tab}');
  await expect.element(screen.getByRole('button')).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(screen.getByRole('treeitem', {name: 'Planks'})).toHaveFocus();
  await screen.getByText('Rows').click();
  await expect.element(screen.getByRole('treeitem', {name: 'Rows'})).toHaveFocus();
  await expect.element(screen.getByRole('treeitem', {name: 'Rows'})).toHaveAttribute('aria-checked', 'true');
});

claim('removed-items', 'the next item gets the focus, or the one before, with null as event', async () => {
  const onFocus = vi.fn();
  let keep: (ids: string[]) => void = () => {};
  function Tree() {
    const [ids, setIds] = useState(['a', 'b', 'c']);
    keep = setIds;
    return (
      <SimpleTreeView onItemFocus={onFocus}>
        {ids.map((id) => (
          <TreeItem key={id} itemId={id} label={id} />
        ))}
      </SimpleTreeView>
    );
  }
  await render(<Tree />);
  await userEvent.keyboard('{Tab}{ArrowDown}');
  keep(['a', 'c']);
  await expect.poll(focusedId).toBe('c');
  expect(onFocus).toHaveBeenLastCalledWith(null, 'c');
  keep(['a']);
  await expect.poll(focusedId).toBe('a');
});

claim('removed-items', 'Delete removes an alarm in the demo', async () => {
  const screen = await render(<SimpleFocusRemove />);
  await userEvent.keyboard('{Tab}{ArrowDown}{Delete}');
  await expect.element(screen.getByRole('treeitem', {name: '07:15', exact: true})).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Delete}');
  await expect.element(screen.getByRole('treeitem', {name: '07:15', exact: true})).toHaveFocus();
});
