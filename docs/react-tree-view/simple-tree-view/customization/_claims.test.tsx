import {createTheme, styled, ThemeProvider} from '@mui/material/styles';
import {SimpleTreeView, SimpleTreeViewRoot} from '@mui/x-tree-view/SimpleTreeView';
import type {} from '@mui/x-tree-view/themeAugmentation';
import {TreeItem, treeItemClasses} from '@mui/x-tree-view/TreeItem';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';
import SimpleCustomIcons from './_demos/SimpleCustomIcons';
import SimpleCustomIndent from './_demos/SimpleCustomIndent';
import SimpleCustomLabel from './_demos/SimpleCustomLabel';
import SimpleCustomRtlIcon from './_demos/SimpleCustomRtlIcon';
import SimpleCustomStates from './_demos/SimpleCustomStates';
import SimpleCustomStatesCss from './_demos/SimpleCustomStates.css.tsx';
import SimpleCustomTheme from './_demos/SimpleCustomTheme';

const green = 'rgb(27, 94, 32)';

const contentOf = (container: Element) => {
  const content = container.querySelector('[data-selected]');
  if (!content) throw new Error('nothing is selected');
  return getComputedStyle(content);
};

claim('lead', 'all demos run without a message', async () => {
  const error = vi.spyOn(console, 'error');
  const warn = vi.spyOn(console, 'warn');
  for (const Demo of [
    SimpleCustomIcons,
    SimpleCustomLabel,
    SimpleCustomStates,
    SimpleCustomStatesCss,
    SimpleCustomIndent,
    SimpleCustomRtlIcon,
    SimpleCustomTheme,
  ]) {
    const screen = await render(
      <ThemeProvider theme={createTheme()}>
        <Demo />
      </ThemeProvider>,
    );
    await expect.element(screen.getByRole('tree')).toBeVisible();
    await screen.unmount();
  }
  expect(error).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
});

claim('icons', 'a null icon keeps 16 px, and icon replaces the others', async () => {
  const Star = () => <i>star</i>;
  const screen = await render(
    <SimpleTreeView slots={{expandIcon: null}}>
      <TreeItem itemId="a" label="A">
        <TreeItem itemId="a1" label="A1" />
      </TreeItem>
      <TreeItem itemId="b" label="B" slots={{icon: Star}}>
        <TreeItem itemId="b1" label="B1" />
      </TreeItem>
    </SimpleTreeView>,
  );
  const [first, second] = screen.container.querySelectorAll(`.${treeItemClasses.iconContainer}`);
  expect(first?.clientWidth).toBe(16);
  expect(first?.childElementCount).toBe(0);
  expect(second?.textContent).toBe('star');
});

claim('states', 'the demo keeps its color after a click, in both stylings', async () => {
  for (const Demo of [SimpleCustomStates, SimpleCustomStatesCss]) {
    const screen = await render(<Demo />);
    await screen.getByText('Posture').click();
    expect(contentOf(screen.container).backgroundColor).toBe(green);
    expect(contentOf(screen.container).outlineStyle).toBe('solid');
    await screen.unmount();
  }
});

claim('theme', 'a rule for data-selected alone does not show on the focused item', async () => {
  const theme = createTheme({
    components: {MuiTreeItem: {styleOverrides: {content: {'&[data-selected]': {backgroundColor: green}}}}},
  });
  const screen = await render(
    <ThemeProvider theme={theme}>
      <SimpleTreeView defaultSelectedItems="a">
        <TreeItem itemId="a" label="A" />
        <TreeItem itemId="b" label="B" />
      </SimpleTreeView>
    </ThemeProvider>,
  );
  expect(contentOf(screen.container).backgroundColor).toBe(green);
  await screen.getByText('A').click();
  expect(screen.container.querySelector('[data-selected][data-focused]')).not.toBeNull();
  expect(contentOf(screen.container).backgroundColor).not.toBe(green);
});

claim('theme', 'the demo keeps its color after a click', async () => {
  const screen = await render(
    <ThemeProvider theme={createTheme()}>
      <SimpleCustomTheme />
    </ThemeProvider>,
  );
  await screen.getByText('Drums').click();
  expect(contentOf(screen.container).backgroundColor).toBe('rgb(74, 20, 140)');
});

claim('theme', 'sx of an item reaches its children', async () => {
  const screen = await render(
    <SimpleTreeView defaultExpandedItems={['a']}>
      <TreeItem itemId="a" label="A" sx={{color: green}}>
        <TreeItem itemId="a1" label="A1" />
      </TreeItem>
    </SimpleTreeView>,
  );
  expect(getComputedStyle(screen.getByText('A1').element()).color).toBe(green);
});

claim('theme', 'a styled root keeps the role of the tree', async () => {
  const Root = styled(SimpleTreeViewRoot)({color: green});
  const screen = await render(
    <SimpleTreeView aria-label="Parts" slots={{root: Root}}>
      <TreeItem itemId="a" label="A" />
    </SimpleTreeView>,
  );
  expect(getComputedStyle(screen.getByRole('tree', {name: 'Parts'}).element()).color).toBe(green);
});
