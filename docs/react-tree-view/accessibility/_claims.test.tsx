import {createTheme, ThemeProvider} from '@mui/material/styles';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import HighContrast from './_demos/HighContrast';
import MoveWithoutDragging from './_demos/MoveWithoutDragging';
import NamedTree from './_demos/NamedTree';
import ReducedMotion from './_demos/ReducedMotion';

interface TreeProps {
  multiSelect?: boolean;
  onSelect?: (value: string[] | string | null) => void;
}

const items = [
  {
    id: 'fruit',
    label: 'Fruit',
    children: [
      {id: 'apple', label: 'Apple'},
      {id: 'apricot', label: 'Apricot'},
    ],
  },
  {id: 'dairy', label: 'Dairy', children: [{id: 'milk', label: 'Milk'}]},
  {id: 'bread', label: 'Bread'},
];

function Rich({multiSelect = false, onSelect}: TreeProps) {
  return (
    <RichTreeView
      aria-label="Food"
      items={items}
      multiSelect={multiSelect}
      onSelectedItemsChange={(_event, value) => onSelect?.(value)}
      slotProps={{item: {slotProps: {groupTransition: {timeout: 0}}}}}
    />
  );
}

function Simple({multiSelect = false, onSelect}: TreeProps) {
  return (
    <SimpleTreeView
      aria-label="Food"
      multiSelect={multiSelect}
      onSelectedItemsChange={(_event, value) => onSelect?.(value)}
    >
      {items.map(({id, label, children}) => (
        <TreeItem key={id} itemId={id} label={label} slotProps={{groupTransition: {timeout: 0}}}>
          {children?.map((child) => (
            <TreeItem key={child.id} itemId={child.id} label={child.label} />
          ))}
        </TreeItem>
      ))}
    </SimpleTreeView>
  );
}

/** The label of the item with the focus. */
const focused = () => document.activeElement?.querySelector('.MuiTreeItem-label')?.textContent;

const labels = (container: Element) =>
  [...container.querySelectorAll('.MuiTreeItem-label')].map((label) => label.textContent).join(' ');

async function press(keys: string, label: string) {
  await userEvent.keyboard(keys);
  await expect.poll(focused, {message: keys}).toBe(label);
}

for (const [name, Tree] of [
  ['RichTreeView', Rich],
  ['SimpleTreeView', Simple],
] as const) {
  claim('keyboard', `${name}: arrows, Home, End, and letters move`, async () => {
    const {container} = await render(<Tree />);
    await press('{Tab}', 'Fruit');
    await press('{ArrowDown}', 'Dairy');
    await press('{ArrowUp}', 'Fruit');
    await press('{End}', 'Bread');
    await press('{Home}', 'Fruit');
    await press('{ArrowRight}', 'Fruit');
    expect(labels(container)).toBe('Fruit Apple Apricot Dairy Bread');
    await press('{ArrowRight}', 'Apple');
    await press('{ArrowLeft}', 'Fruit');
    await press('{ArrowLeft}', 'Fruit');
    await expect.poll(() => labels(container)).toBe('Fruit Dairy Bread');
    await press('b', 'Bread');
  });

  claim('keyboard', `${name}: several letters narrow the search down`, async () => {
    await render(<Tree />);
    await press('{Tab}{ArrowRight}', 'Fruit');
    await press('apr', 'Apricot');
  });

  claim('keyboard', `${name}: Enter expands, * expands the level`, async () => {
    const {container} = await render(<Tree />);
    await press('{Tab}{Enter}', 'Fruit');
    await expect.poll(() => labels(container)).toBe('Fruit Apple Apricot Dairy Bread');
    await press('{Enter}', 'Fruit');
    await expect.poll(() => labels(container)).toBe('Fruit Dairy Bread');
    await press('*', 'Fruit');
    await expect.poll(() => labels(container)).toBe('Fruit Apple Apricot Dairy Milk Bread');
  });

  claim('keyboard', `${name}: Enter selects an item without children, Space toggles`, async () => {
    const onSelect = vi.fn<(value: string[] | string | null) => void>();
    await render(<Tree onSelect={onSelect} />);
    await press('{Tab}{End}{Enter}', 'Bread');
    await press('{Enter}', 'Bread');
    await press(' ', 'Bread');
    expect(onSelect.mock.calls).toEqual([['bread'], [null]]);
  });

  claim('keyboard', `${name}: keys of multi-selection`, async () => {
    const onSelect = vi.fn<(value: string[] | string | null) => void>();
    await render(<Tree multiSelect onSelect={onSelect} />);
    await press('{Tab} ', 'Fruit');
    await press('{Shift>}{ArrowDown}{/Shift}', 'Dairy');
    expect(onSelect).toHaveBeenLastCalledWith(['fruit', 'dairy']);
    await press('{Control>}a{/Control}', 'Dairy');
    expect(onSelect).toHaveBeenLastCalledWith(['fruit', 'dairy', 'bread']);
    await press(' ', 'Dairy');
    expect(onSelect).toHaveBeenLastCalledWith(['fruit', 'bread']);
    await press('{Control>}{Shift>}{End}{/Shift}{/Control}', 'Dairy');
    expect(onSelect).toHaveBeenLastCalledWith(['fruit', 'bread', 'dairy']);
  });

  claim('keyboard', `${name}: from right to left, the arrows swap`, async () => {
    const {container} = await render(
      <ThemeProvider theme={createTheme({direction: 'rtl'})}>
        <Tree />
      </ThemeProvider>,
    );
    await press('{Tab}{ArrowRight}', 'Fruit');
    expect(labels(container)).toBe('Fruit Dairy Bread');
    await press('{ArrowLeft}', 'Fruit');
    await expect.poll(() => labels(container)).toBe('Fruit Apple Apricot Dairy Bread');
  });

  claim('keyboard', `${name}: keys with Alt, Esc, Page Down, and F2 do nothing`, async () => {
    const onSelect = vi.fn();
    const {container} = await render(<Tree onSelect={onSelect} />);
    await press('{Tab}', 'Fruit');
    await press('{Alt>}{ArrowDown}{/Alt}', 'Fruit');
    await press('{Escape}{PageDown}{F2}', 'Fruit');
    expect(labels(container)).toBe('Fruit Dairy Bread');
    expect(onSelect).not.toHaveBeenCalled();
  });

  claim('screen-readers', `${name}: roles and attributes`, async () => {
    const {container} = await render(<Tree multiSelect />);
    await press('{Tab}{ArrowRight}', 'Fruit');
    const attributes = (selector: string) => {
      const names = container.querySelector(selector)?.getAttributeNames() ?? [];
      return names.filter((attribute) => attribute === 'role' || attribute.startsWith('aria-')).toSorted();
    };
    expect(attributes('ul')).toEqual(['aria-label', 'aria-multiselectable', 'role']);
    expect(attributes('li')).toEqual(['aria-checked', 'aria-expanded', 'role']);
    expect(attributes('ul ul')).toEqual(['role']);
  });
}

claim('lead', 'all demos run without a message', async () => {
  const error = vi.spyOn(console, 'error');
  const warn = vi.spyOn(console, 'warn');
  for (const Demo of [NamedTree, MoveWithoutDragging, HighContrast, ReducedMotion]) {
    const screen = await render(<Demo />);
    await expect.element(screen.getByRole('tree')).toBeVisible();
    await screen.unmount();
  }
  expect(error).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
});

claim('choose', 'a collapsed parent of RichTreeView is mixed', async () => {
  const screen = await render(
    <RichTreeView items={items} multiSelect checkboxSelection defaultSelectedItems={['apple']} />,
  );
  await expect
    .element(screen.getByRole('treeitem', {name: 'Fruit'}))
    .toHaveAttribute('aria-checked', 'mixed');
});

claim('keyboard', 'Shift+Space selects the range from the last selected item', async () => {
  const onSelect = vi.fn<(value: string[] | string | null) => void>();
  await render(<Rich multiSelect onSelect={onSelect} />);
  await press('{Tab} {ArrowDown}{ArrowDown}', 'Bread');
  await press('{Shift>} {/Shift}', 'Bread');
  expect(onSelect).toHaveBeenLastCalledWith(['fruit', 'dairy', 'bread']);
});

claim('keyboard', 'defaultMuiPrevented disables a key', async () => {
  const {container} = await render(
    <SimpleTreeView>
      <TreeItem
        itemId="a"
        label="A"
        onKeyDown={(event) => {
          event.defaultMuiPrevented = event.key === 'Enter';
        }}
      >
        <TreeItem itemId="a1" label="A1" />
      </TreeItem>
    </SimpleTreeView>,
  );
  await press('{Tab}{Enter}', 'A');
  expect(labels(container)).toBe('A');
  await press('{ArrowRight}', 'A');
  await expect.poll(() => labels(container)).toBe('A A1');
});

claim('screen-readers', 'a tree without checkboxes uses aria-checked, and never aria-selected', async () => {
  const {container} = await render(<Simple />);
  await press('{Tab} ', 'Fruit');
  expect(container.querySelector('li')?.getAttribute('aria-checked')).toBe('true');
  expect(container.querySelector('[aria-selected]')).toBeNull();
});

claim('drag-and-drop', 'the button moves the selected book', async () => {
  const screen = await render(<MoveWithoutDragging />);
  await screen.getByRole('button', {name: 'Move'}).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Atlas moved to Lower shelf');
  expect(labels(screen.container)).toBe('Upper shelf Novel Lower shelf Atlas Dictionary');
});

claim(
  'reduced-motion',
  'a tree moves although the reader prefers reduced motion, the demo does not',
  async () => {
    const isAnimated = (container: Element) => {
      const group = container.querySelector('ul ul');
      return group instanceof HTMLElement && getComputedStyle(group).transitionDuration !== '0s';
    };
    expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    const plain = await render(<RichTreeView items={items} />);
    await press('{Tab}{ArrowRight}', 'Fruit');
    expect(isAnimated(plain.container)).toBe(true);
    await plain.unmount();
    const still = await render(<ReducedMotion />);
    await press('{Tab}{ArrowRight}', 'Blue line');
    expect(isAnimated(still.container)).toBe(false);
  },
);

claim('high-contrast', 'an item is 32 px high', async () => {
  const {container} = await render(<Simple />);
  expect(container.querySelector('.MuiTreeItem-content')?.clientHeight).toBe(32);
});
