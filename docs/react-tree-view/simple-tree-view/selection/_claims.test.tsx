import {useSimpleTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import SimpleSelectionCollapsed from './_demos/SimpleSelectionCollapsed';
import SimpleSelectionDisable from './_demos/SimpleSelectionDisable';
import SimpleSelectionMultiple from './_demos/SimpleSelectionMultiple';
import SimpleSelectionPropagation from './_demos/SimpleSelectionPropagation';
import SimpleSelectionSingle from './_demos/SimpleSelectionSingle';

type Ids = string[] | string | null;

const checks = (container: Element) =>
  [...container.querySelectorAll('[role=treeitem]')].map((item) => item.getAttribute('aria-checked'));

claim('lead', 'all demos run without a message', async () => {
  const error = vi.spyOn(console, 'error');
  const warn = vi.spyOn(console, 'warn');
  for (const Demo of [
    SimpleSelectionSingle,
    SimpleSelectionMultiple,
    SimpleSelectionDisable,
    SimpleSelectionPropagation,
    SimpleSelectionCollapsed,
  ]) {
    const screen = await render(<Demo />);
    await expect.element(screen.getByRole('tree')).toBeVisible();
    await screen.unmount();
  }
  expect(error).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
});

claim('lead', 'a second click keeps the item, and Space deselects it', async () => {
  const onSelect = vi.fn<(id: Ids) => void>();
  const screen = await render(
    <SimpleTreeView onSelectedItemsChange={(_event, id) => onSelect(id)}>
      <TreeItem itemId="a" label="A" />
    </SimpleTreeView>,
  );
  await screen.getByText('A').click();
  await screen.getByText('A').click();
  await userEvent.keyboard(' ');
  expect(onSelect.mock.calls).toEqual([['a'], ['a'], [null]]);
});

claim(
  'disable-selection',
  'an item that cannot be selected expands, and has no checkbox and no aria-checked',
  async () => {
    const onSelect = vi.fn();
    const screen = await render(
      <SimpleTreeView multiSelect checkboxSelection onSelectedItemsChange={onSelect}>
        <TreeItem itemId="a" label="A" disableSelection>
          <TreeItem itemId="a1" label="A1" />
        </TreeItem>
      </SimpleTreeView>,
    );
    await screen.getByText('A').click();
    await userEvent.keyboard(' ');
    await expect.element(screen.getByText('A1')).toBeVisible();
    expect(checks(screen.container)).toEqual([null, 'false']);
    expect(screen.container.querySelectorAll('input')).toHaveLength(1);
    expect(onSelect).not.toHaveBeenCalled();
  },
);

function Linked(props: {expanded?: string[]; selected?: string[]; onSelect?: (ids: string[]) => void}) {
  return (
    <SimpleTreeView
      multiSelect
      checkboxSelection
      selectionPropagation={{parents: true, descendants: true}}
      defaultExpandedItems={props.expanded ?? []}
      defaultSelectedItems={props.selected ?? []}
      onSelectedItemsChange={(_event, ids) => props.onSelect?.(ids)}
    >
      <TreeItem itemId="p" label="P" slotProps={{groupTransition: {timeout: 0}}}>
        <TreeItem itemId="p1" label="P1" />
        <TreeItem itemId="p2" label="P2" />
      </TreeItem>
    </SimpleTreeView>
  );
}

claim('propagation', 'children that were never shown are not selected with their parent', async () => {
  const onSelect = vi.fn<(ids: string[]) => void>();
  const screen = await render(<Linked onSelect={onSelect} />);
  await userEvent.keyboard('{Tab} ');
  expect(onSelect).toHaveBeenLastCalledWith(['p']);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => checks(screen.container)).toEqual(['true', 'false', 'false']);
});

claim('propagation', 'children that were shown once are selected with their parent', async () => {
  const onSelect = vi.fn<(ids: string[]) => void>();
  const screen = await render(<Linked expanded={['p']} onSelect={onSelect} />);
  await userEvent.keyboard('{Tab}{ArrowLeft}');
  await expect.element(screen.getByText('P1')).not.toBeInTheDocument();
  await userEvent.keyboard(' ');
  expect(onSelect).toHaveBeenLastCalledWith(['p', 'p1', 'p2']);
});

claim('propagation', 'a collapsed parent shows a selected child only after it was expanded', async () => {
  const screen = await render(<Linked selected={['p1']} />);
  expect(checks(screen.container)).toEqual(['false']);
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await expect.poll(() => checks(screen.container)).toEqual(['mixed', 'true', 'false']);
});

claim('collapsed', 'a collapsed floor selects its rooms', async () => {
  const screen = await render(<SimpleSelectionCollapsed />);
  await userEvent.keyboard('{Tab} ');
  await expect.element(screen.getByText('Ground floor, 2 of 2')).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent('3 rooms');
  await userEvent.keyboard('{ArrowRight}{ArrowDown} ');
  await expect.element(screen.getByText('Ground floor, 1 of 2')).toBeVisible();
  await expect.poll(() => checks(screen.container).slice(0, 3)).toEqual(['mixed', 'false', 'true']);
});

claim(
  'keyboard',
  'Ctrl+A also selects items with disableSelection, but not those in collapsed branches',
  async () => {
    const onSelect = vi.fn<(ids: string[]) => void>();
    await render(
      <SimpleTreeView multiSelect onSelectedItemsChange={(_event, ids) => onSelect(ids)}>
        <TreeItem itemId="a" label="A" disableSelection>
          <TreeItem itemId="a1" label="A1" />
        </TreeItem>
        <TreeItem itemId="b" label="B" />
        <TreeItem itemId="c" label="C" disabled />
      </SimpleTreeView>,
    );
    await userEvent.keyboard('{Tab}{Control>}a{/Control}');
    expect(onSelect).toHaveBeenLastCalledWith(['a', 'b']);
  },
);

claim('by-code', 'setItemSelection adds an item and fires the callback with null', async () => {
  const onSelect = vi.fn();
  function Tree() {
    const apiRef = useSimpleTreeViewApiRef();
    const add = () => apiRef.current?.setItemSelection({itemId: 'b', keepExistingSelection: true});
    return (
      <>
        <button onClick={add}>Add</button>
        <SimpleTreeView
          apiRef={apiRef}
          multiSelect
          defaultSelectedItems={['a']}
          onSelectedItemsChange={onSelect}
        >
          <TreeItem itemId="a" label="A" />
          <TreeItem itemId="b" label="B" />
        </SimpleTreeView>
      </>
    );
  }
  const screen = await render(<Tree />);
  await screen.getByRole('button').click();
  expect(onSelect).toHaveBeenCalledWith(null, ['b', 'a']);
});
