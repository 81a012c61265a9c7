import {useRichTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';

const items = [
  {id: 'a', label: 'Apple'},
  {id: 'p', label: 'Pear'},
];

async function edit(onChange: (id: string, label: string) => void = () => {}) {
  const tree = (list: typeof items) => (
    <>
      <RichTreeView items={list} isItemEditable onItemLabelChange={onChange} />
      <button>Next</button>
    </>
  );
  const screen = await render(tree(items));
  await screen.getByText('Apple').dblClick();
  return {screen, tree, field: screen.getByRole('textbox')};
}

claim('lead', 'blur saves, and the tree keeps the new label itself', async () => {
  const {screen, field} = await edit();
  await field.fill('Plum');
  await screen.getByRole('button').click();
  await expect.element(screen.getByText('Plum')).toBeVisible();
});

claim('store-the-label', 'the old label comes back with another array that holds it', async () => {
  const {screen, tree, field} = await edit();
  await field.fill('Plum');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Plum')).toBeVisible();
  await screen.rerender(tree([...items]));
  await expect.element(screen.getByText('Apple')).toBeVisible();
});

claim('store-the-label', 'onItemLabelChange does not fire for an unchanged label', async () => {
  const onChange = vi.fn();
  const {screen, field} = await edit(onChange);
  await field.fill('Apple');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
});

claim('validate', 'an empty label is not saved: the text field stays open after Enter and blur', async () => {
  const onChange = vi.fn();
  const {screen, field} = await edit(onChange);
  await field.fill('');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('textbox')).toBeVisible();
  await screen.getByRole('button').click();
  await expect.element(screen.getByRole('textbox')).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
});

claim('choose-items', 'a double-click on a disabled item opens the text field', async () => {
  const screen = await render(<RichTreeView items={items} isItemEditable isItemDisabled={() => true} />);
  await screen.getByText('Apple').dblClick({force: true});
  await expect.element(screen.getByRole('textbox')).toBeVisible();
});

claim('keyboard-and-screen-readers', 'after Enter and Esc the item has the focus again', async () => {
  const {screen} = await edit();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('treeitem', {name: 'Apple'})).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await screen.getByRole('textbox').fill('Plum');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('treeitem', {name: 'Plum'})).toHaveFocus();
});

claim('start-editing', 'updateItemLabel throws for an empty label', async () => {
  const thrown: unknown[] = [];
  function Tree() {
    const apiRef = useRichTreeViewApiRef();
    function clear() {
      try {
        apiRef.current?.updateItemLabel('a', '');
      } catch (error) {
        thrown.push(error);
      }
    }
    return (
      <>
        <button onClick={clear}>Clear</button>
        <RichTreeView items={items} apiRef={apiRef} />
      </>
    );
  }
  const screen = await render(<Tree />);
  await screen.getByRole('button').click();
  expect(thrown).toHaveLength(1);
});
