import {createTheme, ThemeProvider} from '@mui/material/styles';
import * as treeView from '@mui/x-tree-view';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {
  useRichTreeViewApiRef,
  useTreeItemModel,
  useTreeItemUtils,
  useTreeViewApiRef,
} from '@mui/x-tree-view/hooks';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import type {TreeViewDefaultItemModelProperties} from '@mui/x-tree-view/models';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import {claim} from '@site/tests/claims/claim';
import {expect} from 'vitest';
import {render} from 'vitest-browser-react';

claim(
  'own-items',
  'onClick of a parent fires for a click on its child, that of its content does not',
  async () => {
    const clicks: string[] = [];
    const screen = await render(
      <SimpleTreeView defaultExpandedItems={['fruit']}>
        <TreeItem
          itemId="fruit"
          label="Fruit"
          onClick={() => clicks.push('root')}
          slotProps={{content: {onClick: () => clicks.push('content')}}}
        >
          <TreeItem itemId="apple" label="Apple" />
        </TreeItem>
      </SimpleTreeView>,
    );
    await screen.getByText('Apple').click();
    expect(clicks).toEqual(['root']);
    await screen.getByText('Fruit').click();
    expect(clicks).toEqual(['root', 'content', 'root']);
  },
);

claim('selection-and-expansion', 'code that passes no event gives the callbacks null', async () => {
  const events: unknown[] = [];
  function Tree() {
    const apiRef = useRichTreeViewApiRef();
    return (
      <>
        <button
          onClick={() => {
            apiRef.current?.setItemExpansion({itemId: 'fruit', shouldBeExpanded: true});
            apiRef.current?.setItemSelection({itemId: 'fruit', shouldBeSelected: true});
          }}
        >
          Show
        </button>
        <RichTreeView
          items={[{id: 'fruit', label: 'Fruit', children: [{id: 'apple', label: 'Apple'}]}]}
          apiRef={apiRef}
          onExpandedItemsChange={(event) => events.push(event)}
          onItemExpansionToggle={(event) => events.push(event)}
          onItemSelectionToggle={(event) => events.push(event)}
          onSelectedItemsChange={(event) => events.push(event)}
        />
      </>
    );
  }
  const screen = await render(<Tree />);
  await screen.getByRole('button', {name: 'Show'}).click();
  expect(events).toEqual([null, null, null, null]);
});

const fruit = [
  {
    id: 'fruit',
    label: 'Fruit',
    children: [
      {id: 'apple', label: 'Apple'},
      {id: 'pear', label: 'Pear'},
    ],
  },
  {id: 'bread', label: 'Bread'},
];
/** A state of each item, in the order of the page. */
const states = (container: Element, attribute: string) =>
  [...container.querySelectorAll('[role=treeitem]')].map((item) => item.getAttribute(attribute));

claim(
  'selection-and-expansion',
  'selection is aria-checked instead of aria-selected, in trees without checkboxes too',
  async () => {
    const {container} = await render(
      <>
        <RichTreeView items={fruit} defaultSelectedItems="bread" />
        <RichTreeView items={fruit} multiSelect checkboxSelection defaultSelectedItems={['bread']} />
        <SimpleTreeView defaultSelectedItems="bread">
          <TreeItem itemId="fruit" label="Fruit" />
          <TreeItem itemId="bread" label="Bread" />
        </SimpleTreeView>
      </>,
    );
    await expect
      .poll(() => states(container, 'aria-checked'))
      .toEqual([...['false', 'true'], ...['false', 'true'], ...['false', 'true']]);
    expect(states(container, 'aria-selected')).toEqual(Array.from({length: 6}, () => null));
  },
);

claim('selection-and-expansion', 'a parent with some selected children has mixed', async () => {
  const Tree = ({parents, selected}: {parents: boolean; selected: string[]}) => (
    <RichTreeView
      items={fruit}
      multiSelect
      checkboxSelection
      defaultExpandedItems={['fruit']}
      selectedItems={selected}
      selectionPropagation={{parents, descendants: parents}}
    />
  );
  const screen = await render(<Tree parents selected={['apple']} />);
  const checked = () => states(screen.container, 'aria-checked');
  await expect.poll(checked).toEqual(['mixed', 'true', 'false', 'false']);
  await screen.rerender(<Tree parents={false} selected={['apple']} />);
  await expect.poll(checked).toEqual(['mixed', 'true', 'false', 'false']);
  await screen.rerender(<Tree parents={false} selected={['apple', 'pear']} />);
  await expect.poll(checked).toEqual(['mixed', 'true', 'true', 'false']);
  await screen.rerender(<Tree parents selected={['apple', 'pear']} />);
  await expect.poll(checked).toEqual(['true', 'true', 'true', 'false']);
  await screen.rerender(<RichTreeView items={fruit} defaultSelectedItems="pear" />);
  await expect.poll(() => checked()[0]).toBe('mixed');
});

claim('selection-and-expansion', 'items that cannot be selected have no aria-checked', async () => {
  const {container} = await render(
    <>
      <RichTreeView items={fruit} disableSelection />
      <RichTreeView items={fruit} isItemDisabled={({id}) => id === 'bread'} />
    </>,
  );
  await expect.poll(() => states(container, 'aria-checked')).toEqual([null, null, 'false', null]);
});

claim('selection-and-expansion', 'the checkbox of an item is aria-hidden', async () => {
  const {container} = await render(<RichTreeView items={fruit} checkboxSelection />);
  await expect.poll(() => container.querySelectorAll('.MuiTreeItem-checkbox').length).toBe(2);
  for (const box of container.querySelectorAll('.MuiTreeItem-checkbox')) {
    expect(box.getAttribute('aria-hidden')).toBe('true');
  }
});

claim(
  'renamed-components',
  'the names with TreeView and TreeItem2 are gone, those with TreeItem are there',
  () => {
    const names = Object.keys(treeView);
    expect(names).toEqual(
      expect.arrayContaining([
        ...['SimpleTreeView', 'simpleTreeViewClasses', 'getSimpleTreeViewUtilityClass'],
        ...['TreeItem', 'TreeItemRoot', 'TreeItemContent', 'TreeItemLabel', 'TreeItemCheckbox'],
        ...['TreeItemIconContainer', 'TreeItemGroupTransition', 'TreeItemIcon', 'TreeItemProvider'],
        ...['TreeItemLabelInput', 'TreeItemDragAndDropOverlay', 'useTreeItem', 'useTreeItemUtils'],
      ]),
    );
    expect(
      names.filter((name) => /TreeItem2|^(?:get)?TreeView(?!ExpandIcon|CollapseIcon)/i.test(name)),
    ).toEqual([]);
    expect(names).not.toContain('useTreeItemState');
  },
);

claim(
  'renamed-components',
  'a theme reaches trees as MuiSimpleTreeView and items as MuiTreeItem',
  async () => {
    const label = (color: string) => ({styleOverrides: {label: {color}}});
    const root = (color: string) => ({styleOverrides: {root: {color}}});
    // The keys of v7 are no keys of a theme of v8.
    const older = {MuiTreeView: root('rgb(4, 4, 4)'), MuiTreeItem2: label('rgb(3, 3, 3)')};
    const {container} = await render(
      <ThemeProvider
        theme={createTheme({
          components: {
            MuiSimpleTreeView: root('rgb(1, 1, 1)'),
            MuiTreeItem: label('rgb(2, 2, 2)'),
            ...older,
          },
        })}
      >
        <SimpleTreeView>
          <TreeItem itemId="fruit" label="Fruit" />
        </SimpleTreeView>
      </ThemeProvider>,
    );
    const color = (selector: string) => {
      const element = container.querySelector(selector);
      return element ? getComputedStyle(element).color : undefined;
    };
    await expect.poll(() => color('[role=tree]')).toBe('rgb(1, 1, 1)');
    expect(color('.MuiTreeItem-label')).toBe('rgb(2, 2, 2)');
  },
);

claim('own-items', 'useTreeItemUtils has the states and handlers, except five', async () => {
  let seen: string[] = [];
  function Item(props: TreeItemProps) {
    const {interactions, status} = useTreeItemUtils({itemId: props.itemId, children: props.children});
    seen = [...Object.keys(status), ...Object.keys(interactions)];
    return <TreeItem {...props} />;
  }
  await render(
    <SimpleTreeView>
      <Item itemId="fruit" label="Fruit" />
    </SimpleTreeView>,
  );
  // What useTreeItemState of v7 returns.
  const states = ['disabled', 'expanded', 'selected', 'focused', 'editable', 'editing'];
  const handlers = [
    ...['handleExpansion', 'handleSelection', 'handleCheckboxSelection', 'toggleItemEditing'],
    ...['handleSaveItemLabel', 'handleCancelItemLabelEditing'],
  ];
  expect(seen).toEqual(expect.arrayContaining([...states, ...handlers]));
  for (const gone of [
    ...['checkboxSelection', 'disableSelection', 'expansionTrigger'],
    ...['preventSelection', 'handleContentClick'],
  ]) {
    expect(seen).not.toContain(gone);
  }
});

claim(
  'experimental-features',
  'the indentation is padding of the content, and the group has none',
  async () => {
    const {container} = await render(<RichTreeView items={fruit} defaultExpandedItems={['fruit']} />);
    await expect.poll(() => container.querySelectorAll('[role=treeitem]').length).toBe(4);
    const items = [...container.querySelectorAll<HTMLElement>('[role=treeitem]')];
    expect(items.map(({style}) => style.getPropertyValue('--TreeView-itemDepth'))).toEqual([
      '0',
      '1',
      '1',
      '0',
    ]);
    const styles = [...document.querySelectorAll('style')].map(({textContent}) => textContent).join('');
    /** What the style of the library says about an element itself, states left out. */
    const rule = (selector: string) => {
      const name = [...(container.querySelector(selector)?.classList ?? [])].find((one) =>
        one.startsWith('css-'),
      );
      return name === undefined ? undefined : styles.split(`.${name}{`)[1]?.split('}')[0];
    };
    expect(rule('.MuiTreeItem-content')).toMatch(/padding-left:calc\([^;]*var\(--TreeView-itemDepth\)/);
    expect(rule('.MuiTreeItem-groupTransition')).toMatch(/padding:0;/);
    expect(rule('.MuiTreeItem-groupTransition')).not.toMatch(/indentation/i);
  },
);

claim('experimental-features', 'editing needs only its own prop', async () => {
  const {container} = await render(<RichTreeView items={fruit} isItemEditable />);
  await expect.poll(() => container.querySelectorAll('.MuiTreeItem-label').length).toBe(2);
  container
    .querySelector('.MuiTreeItem-label')
    ?.dispatchEvent(new MouseEvent('dblclick', {bubbles: true, cancelable: true}));
  await expect.poll(() => container.querySelector('input')?.value).toBe('Fruit');
});

claim(
  'api-object',
  'useTreeViewApiRef still works, and has setItemSelection instead of selectItem',
  async () => {
    let names: string[] = [];
    function Tree() {
      const apiRef = useTreeViewApiRef();
      return (
        <>
          <button
            onClick={() => {
              names = Object.keys(apiRef.current ?? {});
              apiRef.current?.setItemExpansion({itemId: 'fruit', shouldBeExpanded: true});
              apiRef.current?.setItemSelection({itemId: 'apple', shouldBeSelected: true});
            }}
          >
            Show
          </button>
          <RichTreeView items={fruit} apiRef={apiRef} />
        </>
      );
    }
    const screen = await render(<Tree />);
    await screen.getByRole('button', {name: 'Show'}).click();
    await expect
      .poll(() => states(screen.container, 'aria-checked'))
      .toEqual(['mixed', 'true', 'false', 'false']);
    expect(names).toContain('setItemSelection');
    expect(names).not.toContain('selectItem');
  },
);

claim(
  'api-object',
  'reading from publicAPI does not make an item re-render, useTreeItemModel does',
  async () => {
    const Read = ({itemId}: {itemId: string}) => {
      const {publicAPI} = useTreeItemUtils({itemId});
      const item: unknown = publicAPI.getItem(itemId);
      return <i>{item instanceof Object && 'label' in item ? String(item.label) : ''}</i>;
    };
    const Model = ({itemId}: {itemId: string}) => (
      <b>{useTreeItemModel<TreeViewDefaultItemModelProperties>(itemId)?.label}</b>
    );
    // The label is the same element at each render: what is in it renders by itself alone.
    const label = (
      <span>
        <Read itemId="bread" /> <Model itemId="bread" />
      </span>
    );
    const Item = (props: TreeItemProps) => <TreeItem {...props} label={label} />;
    const slots = {item: Item};
    const Tree = ({bread}: {bread: string}) => (
      <RichTreeView items={[{id: 'bread', label: bread}]} slots={slots} />
    );
    const screen = await render(<Tree bread="Bread" />);
    const texts = () => ['i', 'b'].map((name) => screen.container.querySelector(name)?.textContent);
    await expect.poll(texts).toEqual(['Bread', 'Bread']);
    await screen.rerender(<Tree bread="Toast" />);
    await expect.poll(texts).toEqual(['Bread', 'Toast']);
  },
);
