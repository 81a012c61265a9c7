import {useRichTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import FocusByCode from './_demos/FocusByCode';
import FocusInDialog from './_demos/FocusInDialog';
import FocusPreview from './_demos/FocusPreview';
import FocusRemove from './_demos/FocusRemove';

const items = ['a', 'b', 'c', 'd'].map((id) => ({id, label: id}));

const focusedText = () => document.activeElement?.textContent;

claim('lead', 'all demos run without a message', async () => {
  const error = vi.spyOn(console, 'error');
  const warn = vi.spyOn(console, 'warn');
  for (const Demo of [FocusPreview, FocusByCode, FocusInDialog, FocusRemove]) {
    const screen = await render(<Demo />);
    await expect.element(screen.getByRole('button').or(screen.getByRole('tree')).first()).toBeVisible();
    await screen.unmount();
  }
  expect(error).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
});

claim('track', 'getItem returns the whole object of the focused item', async () => {
  const screen = await render(<FocusPreview />);
  await userEvent.keyboard('{Tab}{ArrowDown}{ArrowDown}');
  await expect.element(screen.getByRole('status')).toHaveTextContent('Expensive and lightfast');
});

claim('by-code', 'the parents are expanded and the item has the focus', async () => {
  const screen = await render(<FocusByCode />);
  await screen.getByRole('button').click();
  await expect.element(screen.getByRole('treeitem', {name: 'Phone (missing)', exact: true})).toHaveFocus();
});

claim('dialog', 'the selected item has the focus when the dialog is open', async () => {
  const screen = await render(<FocusInDialog />);
  await screen.getByRole('button').click();
  await expect.element(screen.getByRole('treeitem', {name: 'Tunnel', exact: true})).toHaveFocus();
});

claim(
  'tab-stop',
  'Tab enters at the first selected item of the array, visible and not disabled',
  async () => {
    const screen = await render(
      <RichTreeView
        items={items}
        multiSelect
        defaultSelectedItems={['d', 'b']}
        isItemDisabled={(item) => item.id === 'd'}
      />,
    );
    await userEvent.keyboard('{Tab}');
    expect(focusedText()).toBe('b');
    await screen.unmount();
    await render(<RichTreeView items={items} multiSelect defaultSelectedItems={['d', 'b']} />);
    await userEvent.keyboard('{Tab}');
    expect(focusedText()).toBe('d');
  },
);

claim('tab-stop', 'without a selection, Tab comes back to the first item', async () => {
  await render(
    <>
      <RichTreeView items={items} />
      <button>after</button>
    </>,
  );
  await userEvent.keyboard('{Tab}{ArrowDown}{ArrowDown}{Tab}');
  expect(focusedText()).toBe('after');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(focusedText()).toBe('a');
});

claim('disabled-items', 'the arrow keys skip a disabled item, focusItem does not', async () => {
  function Tree() {
    const apiRef = useRichTreeViewApiRef();
    return (
      <>
        <RichTreeView apiRef={apiRef} items={items} isItemDisabled={(item) => item.id === 'b'} />
        <button onClick={() => apiRef.current?.focusItem(null, 'b')}>Go</button>
      </>
    );
  }
  const screen = await render(<Tree />);
  await userEvent.keyboard('{Tab}{ArrowDown}');
  expect(focusedText()).toBe('c');
  await screen.getByRole('button').click();
  expect(focusedText()).toBe('b');
});

claim('removed-items', 'the next item gets the focus, at last the one before', async () => {
  const screen = await render(<FocusRemove />);
  await userEvent.keyboard('{Tab}{ArrowDown}{Delete}');
  await expect.element(screen.getByRole('status')).toHaveTextContent('Figs removed');
  await expect.element(screen.getByRole('treeitem', {name: 'Basil', exact: true})).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  await expect.element(screen.getByText('Basil removed')).toBeVisible();
  await expect.poll(focusedText).toContain('Pharmacy');
});
