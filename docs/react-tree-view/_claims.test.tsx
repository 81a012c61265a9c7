import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';
import * as pro from '@mui/x-tree-view-pro';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import EditableLabelsTree from './_demos/EditableLabelsTree';
import LoadOnOpen from './_demos/LoadOnOpen';

const items = [
  {
    id: 'parts',
    label: 'Parts',
    children: [
      {id: 'brakes', label: 'Brakes'},
      {id: 'wheels', label: 'Wheels'},
    ],
  },
  {id: 'helmets', label: 'Helmets'},
];

const propagation = {parents: true, descendants: true};
const focusedText = () => document.activeElement?.textContent;

for (const [name, expected] of [
  ['RichTreeView', ['brakes', 'parts', 'wheels']],
  ['SimpleTreeView', ['parts']],
] as const) {
  claim('three-components', `a collapsed parent of ${name} selects ${expected.join(', ')}`, async () => {
    const onSelect = vi.fn<(ids: string[]) => void>();
    const props = {
      multiSelect: true,
      checkboxSelection: true,
      selectionPropagation: propagation,
      onSelectedItemsChange: (_event: unknown, ids: string[]) => onSelect(ids.toSorted()),
    } as const;
    await render(
      name === 'RichTreeView' ? (
        <RichTreeView items={items} {...props} />
      ) : (
        <SimpleTreeView {...props}>
          <TreeItem itemId="parts" label="Parts">
            <TreeItem itemId="brakes" label="Brakes" />
            <TreeItem itemId="wheels" label="Wheels" />
          </TreeItem>
        </SimpleTreeView>
      ),
    );
    await userEvent.keyboard('{Tab} ');
    expect(onSelect.mock.calls).toEqual([[expected]]);
  });
}

claim('simple-tree-view', 'selection reaches a branch that was expanded once', async () => {
  const onSelect = vi.fn<(ids: string[]) => void>();
  await render(
    <SimpleTreeView
      multiSelect
      checkboxSelection
      selectionPropagation={propagation}
      defaultExpandedItems={['parts']}
      onSelectedItemsChange={(_event, ids) => onSelect(ids.toSorted())}
    >
      <TreeItem itemId="parts" label="Parts">
        <TreeItem itemId="brakes" label="Brakes" />
      </TreeItem>
    </SimpleTreeView>,
  );
  await userEvent.keyboard('{Tab}{ArrowLeft}');
  await expect.poll(() => document.querySelectorAll('[role=treeitem]').length).toBe(1);
  await userEvent.keyboard(' ');
  expect(onSelect.mock.calls).toEqual([[['brakes', 'parts']]]);
});

claim('rich-tree-view', 'Enter edits and saves, Esc cancels, and arrow keys still collapse', async () => {
  const screen = await render(<EditableLabelsTree />);
  const folder = screen.getByRole('treeitem', {name: 'Lisbon trip'});
  await userEvent.keyboard('{Tab}{Enter}');
  await screen.getByRole('textbox').fill('Porto trip');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText('Lisbon trip')).toBeVisible();
  await expect.element(screen.getByText('No folder renamed yet')).toBeVisible();
  await expect.element(folder).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(folder).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Enter}');
  await screen.getByRole('textbox').fill('Porto trip');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Renamed trip to Porto trip')).toBeVisible();
  await screen.getByText('Porto trip', {exact: true}).dblClick();
  await expect.element(screen.getByRole('textbox')).toBeVisible();
});

claim('lazy-loading', 'items load when they are expanded, an error stands in place of the icon', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const timeout = 5000;
  const screen = await render(<LoadOnOpen />);
  const icons = () => document.querySelectorAll('.MuiTreeItem-errorIcon').length;
  await expect.element(screen.getByText('Nothing loaded yet')).toBeVisible();
  await expect.element(screen.getByText('MUI X Missing license key')).toBeVisible();
  await screen.getByText('Archive', {exact: true}).click();
  await expect.element(screen.getByRole('progressbar')).toBeInTheDocument();
  await expect.element(screen.getByText('No answer. Open it again.'), {timeout}).toBeVisible();
  await expect.poll(icons).toBe(1);
  await screen.getByText('Archive', {exact: true}).click();
  await expect.element(screen.getByText('Letters'), {timeout}).toBeVisible();
  expect(icons()).toBe(0);
});

claim('what-the-trees-do-not-do', 'type-ahead finds visible items only', async () => {
  await render(<RichTreeView items={items} />);
  await userEvent.keyboard('{Tab}w');
  expect(focusedText()).toBe('Parts');
  await userEvent.keyboard('h');
  await expect.poll(focusedText).toBe('Helmets');
  await userEvent.keyboard('{ArrowUp}{ArrowRight}');
  await expect.poll(() => document.querySelectorAll('[role=treeitem]').length).toBe(4);
  await userEvent.keyboard('w');
  await expect.poll(focusedText).toBe('Wheels');
});

claim('packages-and-plans', 'the Pro package exports SimpleTreeView, TreeItem, and the hooks again', () => {
  expect(pro.SimpleTreeView).toBe(SimpleTreeView);
  expect(pro.TreeItem).toBe(TreeItem);
  expect(Object.keys(pro)).toEqual(
    expect.arrayContaining(['useTreeItem', 'useTreeItemModel', 'useTreeItemUtils', 'RichTreeViewPro']),
  );
  expect(Object.keys(pro)).not.toContain('RichTreeView');
});
