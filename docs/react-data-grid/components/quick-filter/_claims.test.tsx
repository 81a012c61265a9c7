import {DataGrid, QuickFilter, QuickFilterControl, Toolbar, type DataGridProps} from '@mui/x-data-grid';
import {claim} from '@site/tests/claims/claim';
import {expect} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import QuickFilterCollapsed from './_demos/QuickFilterCollapsed';
import QuickFilterExclude from './_demos/QuickFilterExclude';
import QuickFilterField from './_demos/QuickFilterField';
import QuickFilterParser from './_demos/QuickFilterParser';

const shownIds = () =>
  [...document.querySelectorAll('[role=row][data-id]')].map((row) => row.getAttribute('data-id'));

claim('collapse', 'the field gets focus when it expands, and the trigger when it collapses', async () => {
  const screen = await render(<QuickFilterCollapsed />);
  await screen.getByRole('button', {name: 'Search'}).click();
  const field = screen.getByRole('searchbox');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('mill');
  await expect.poll(shownIds).toEqual(['2']);
  await userEvent.keyboard('{Escape}');
  await expect.poll(shownIds).toEqual(['1', '2', '3']);
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', {name: 'Search'})).toHaveFocus();
});

claim(
  'collapse',
  'an empty field collapses on blur, and the clear button keeps the focus in the field',
  async () => {
    const screen = await render(<QuickFilterCollapsed />);
    await screen.getByRole('button', {name: 'Search'}).click();
    await userEvent.keyboard('mill');
    // Longer than the delay: a search that waits would come back.
    await new Promise((resolve) => setTimeout(resolve, 600));
    await screen.getByRole('button', {name: 'Clear'}).click();
    await expect.poll(shownIds).toEqual(['1', '2', '3']);
    await expect.element(screen.getByRole('searchbox')).toHaveFocus();
    await expect.element(screen.getByRole('searchbox')).toHaveValue('');
    await screen.getByText('Harbor Road').click();
    await expect.poll(() => screen.getByRole('searchbox').query()).toBeNull();
  },
);

const OwnInput = () => (
  <Toolbar>
    <QuickFilter expanded>
      <QuickFilterControl slotProps={{htmlInput: {'aria-label': 'Search'}}} />
    </QuickFilter>
  </Toolbar>
);

function Trees(props: Partial<DataGridProps>) {
  return (
    <div style={{width: 500, height: 300}}>
      <DataGrid rows={[{id: 1, name: 'Oak'}]} columns={[{field: 'name'}]} showToolbar {...props} />
    </div>
  );
}

claim('render', 'slotProps.htmlInput of the control removes the role searchbox', async () => {
  const screen = await render(<QuickFilterField />);
  await expect.element(screen.getByRole('searchbox', {name: 'Search teas'})).toBeVisible();
  await screen.unmount();
  const other = await render(<Trees slots={{toolbar: OwnInput}} />);
  await expect.element(other.getByRole('textbox', {name: 'Search'})).toBeVisible();
  expect(other.getByRole('searchbox').query()).toBeNull();
});

claim('parser', 'the field shows the formatted words, and an or finds both', async () => {
  const screen = await render(<QuickFilterParser />);
  await expect.element(screen.getByRole('searchbox')).toHaveValue('new york, lyon');
  await expect.poll(shownIds).toEqual(['1', '3']);
});

claim('exclude', 'null takes a column out of the search, and undefined does not', async () => {
  await render(<QuickFilterExclude />);
  await expect.poll(shownIds).toEqual(['2', '4']);
});

claim('exclude', 'getApplyQuickFilterFn: undefined has no effect', async () => {
  const initialState = {filter: {filterModel: {items: [], quickFilterValues: ['oak']}}};
  const columns = [{field: 'name', getApplyQuickFilterFn: undefined}];
  await render(<Trees columns={columns} initialState={initialState} />);
  await expect.poll(shownIds).toEqual(['1']);
});

const SlowField = () => (
  <Toolbar>
    <QuickFilter expanded debounceMs={500}>
      <QuickFilterControl placeholder="Search" />
    </QuickFilter>
  </Toolbar>
);

claim('debounce', 'a search that waits still runs after the field was cleared', async () => {
  const screen = await render(<Trees slots={{toolbar: SlowField}} />);
  await screen.getByRole('searchbox').click();
  await userEvent.keyboard('elm{Escape}');
  await expect.element(screen.getByRole('searchbox')).toHaveValue('');
  await expect.poll(shownIds).toEqual([]);
  await expect.element(screen.getByRole('searchbox')).toHaveValue('');
});

claim('outside', 'setQuickFilterValues() changes the text in the field', async () => {
  const apiRef: NonNullable<DataGridProps['apiRef']> = {current: null};
  const Field = QuickFilterToolbar;
  const screen = await render(<Trees apiRef={apiRef} slots={{toolbar: Field}} />);
  apiRef.current?.setQuickFilterValues(['oak', 'elm']);
  await expect.element(screen.getByRole('searchbox')).toHaveValue('oak elm');
});

function QuickFilterToolbar() {
  return (
    <Toolbar>
      <QuickFilter expanded>
        <QuickFilterControl placeholder="Search" />
      </QuickFilter>
    </Toolbar>
  );
}
