import {useState, type ReactNode} from 'react';
import {useSimpleTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import SimpleItemsBasic from './_demos/SimpleItemsBasic';
import SimpleItemsComponent from './_demos/SimpleItemsComponent';
import SimpleItemsDisabled from './_demos/SimpleItemsDisabled';
import SimpleItemsEmpty from './_demos/SimpleItemsEmpty';
import SimpleItemsFromData from './_demos/SimpleItemsFromData';
import SimpleItemsUpdate from './_demos/SimpleItemsUpdate';

claim('lead', 'all demos run without a message', async () => {
  const error = vi.spyOn(console, 'error');
  const warn = vi.spyOn(console, 'warn');
  for (const Demo of [
    SimpleItemsBasic,
    SimpleItemsFromData,
    SimpleItemsComponent,
    SimpleItemsEmpty,
    SimpleItemsDisabled,
    SimpleItemsUpdate,
  ]) {
    const screen = await render(<Demo />);
    await expect.element(screen.getByRole('tree')).toBeVisible();
    await screen.unmount();
  }
  expect(error).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
});

claim('ids', 'two items with one id throw', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const twice = render(
    <SimpleTreeView>
      <TreeItem itemId="a" label="A" />
      <TreeItem itemId="a" label="B" />
    </SimpleTreeView>,
  );
  await expect(twice).rejects.toThrow(/same id/);
});

claim('ids', 'a repeated id in a collapsed branch does not throw', async () => {
  const screen = await render(
    <SimpleTreeView>
      <TreeItem itemId="a" label="A">
        <TreeItem itemId="b" label="Hidden" />
      </TreeItem>
      <TreeItem itemId="b" label="B" />
    </SimpleTreeView>,
  );
  expect(screen.container.textContent).toBe('AB');
});

claim('from-data', 'undefined, null, false, and an empty array are no children', async () => {
  const kinds: ReactNode[] = [undefined, null, false, [], [[], []]];
  const screen = await render(
    <SimpleTreeView>
      {kinds.map((children, index) => (
        <TreeItem key={index} itemId={`${index}`} label={`Item ${index}`}>
          {children}
        </TreeItem>
      ))}
    </SimpleTreeView>,
  );
  expect(screen.container.querySelectorAll('[role=treeitem]')).toHaveLength(5);
  expect(screen.container.querySelector('[aria-expanded], svg')).toBeNull();
});

claim('own-component', 'a component that renders nothing makes the item expandable', async () => {
  const Nothing = () => null;
  const screen = await render(
    <SimpleTreeView>
      <TreeItem itemId="a" label="A">
        <Nothing />
      </TreeItem>
    </SimpleTreeView>,
  );
  await expect.element(screen.getByRole('treeitem')).toHaveAttribute('aria-expanded', 'false');
});

claim('own-component', 'type-ahead uses the text of the row from its start', async () => {
  const screen = await render(
    <SimpleTreeView>
      <TreeItem itemId="a" label="Alpha" />
      <TreeItem itemId="b" label={<span>7 Beta</span>} />
    </SimpleTreeView>,
  );
  await userEvent.keyboard('{Tab}b');
  await expect.element(screen.getByRole('treeitem', {name: 'Alpha'})).toHaveFocus();
  await userEvent.keyboard('7');
  await expect.element(screen.getByRole('treeitem', {name: '7 Beta'})).toHaveFocus();
});

claim('empty-folder', 'the folder expands, and the arrow keys skip the message', async () => {
  const screen = await render(
    <SimpleTreeView>
      <TreeItem itemId="a" label="Folder">
        <li role="none">Nothing here</li>
      </TreeItem>
      <TreeItem itemId="b" label="File" />
    </SimpleTreeView>,
  );
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await expect.element(screen.getByText('Nothing here')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('treeitem', {name: 'File'})).toHaveFocus();
});

claim('disable-items', 'the arrow keys skip disabled items, unless they are focusable', async () => {
  const screen = await render(<SimpleItemsDisabled />);
  const sails = screen.getByRole('treeitem', {name: 'Sails'});
  await userEvent.keyboard('{Tab}{Tab}{ArrowDown}{ArrowDown}');
  await expect.element(sails).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(sails).not.toHaveAttribute('aria-checked');
  await screen.getByRole('switch').click();
  await userEvent.keyboard('{Tab}{ArrowDown}{ArrowDown}');
  await expect.element(screen.getByRole('treeitem', {name: 'Knots'})).toHaveFocus();
  await expect
    .element(screen.getByRole('treeitem', {name: 'Tides'}))
    .toHaveAttribute('aria-disabled', 'true');
});

claim('update-items', 'the arrow keys follow the order on the screen', async () => {
  const screen = await render(<SimpleItemsUpdate />);
  await screen.getByRole('button', {name: 'Add Brno'}).click();
  await screen.getByRole('button', {name: 'By name'}).click();
  await userEvent.keyboard('{Tab}{ArrowDown}');
  await expect.element(screen.getByRole('treeitem', {name: 'Brno', exact: true})).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('treeitem', {name: 'Graz', exact: true})).toHaveFocus();
});

claim('clicks', 'a click on a child fires onClick of its parents, and onItemClick once', async () => {
  const onParent = vi.fn();
  const onContent = vi.fn();
  const onItemClick = vi.fn<(id: string) => void>();
  const screen = await render(
    <SimpleTreeView defaultExpandedItems={['a']} onItemClick={(_event, id) => onItemClick(id)}>
      <TreeItem itemId="a" label="A" onClick={onParent} slotProps={{content: {onClick: onContent}}}>
        <TreeItem itemId="a1" label="A1" />
      </TreeItem>
    </SimpleTreeView>,
  );
  await screen.getByText('A1').click();
  await userEvent.keyboard('{Enter} ');
  expect(onParent).toHaveBeenCalledOnce();
  expect(onContent).not.toHaveBeenCalled();
  expect(onItemClick.mock.calls).toEqual([['a1']]);
});

claim('api', 'only items in the document are known, and getItem has no label', async () => {
  let result: unknown;
  function Tree() {
    const apiRef = useSimpleTreeViewApiRef();
    const [isAsked, setIsAsked] = useState(false);
    const ask = () => {
      result = [
        apiRef.current?.getItem('a'),
        apiRef.current?.getParentId('c1'),
        apiRef.current?.getParentId('a1'),
      ];
      setIsAsked(true);
    };
    return (
      <>
        <button onClick={ask}>{isAsked ? 'Asked' : 'Ask'}</button>
        <SimpleTreeView apiRef={apiRef} defaultExpandedItems={['a']}>
          <TreeItem itemId="a" label="A">
            <TreeItem itemId="a1" label="A1" />
          </TreeItem>
          <TreeItem itemId="c" label="C">
            <TreeItem itemId="c1" label="C1" />
          </TreeItem>
        </SimpleTreeView>
      </>
    );
  }
  const screen = await render(<Tree />);
  await screen.getByRole('button').click();
  expect(result).toEqual([{id: 'a', label: ''}, null, 'a']);
});

claim('troubleshooting', 'items warn and show nothing', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const props = {'aria-label': 'Letters', items: [{id: 'a', label: 'A'}]};
  const screen = await render(<SimpleTreeView {...props} />);
  expect(screen.container.textContent).toBe('');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('does not support the `items` prop'));
});
