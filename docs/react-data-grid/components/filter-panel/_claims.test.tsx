import {
  DataGrid,
  FilterPanelTrigger,
  GridPreferencePanelsValue,
  Toolbar,
  type DataGridProps,
} from '@mui/x-data-grid';
import {claim} from '@site/tests/claims/claim';
import {expect} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import FilterPanelButton from './_demos/FilterPanelButton';
import FilterPanelChips from './_demos/FilterPanelChips';
import FilterPanelOutside from './_demos/FilterPanelOutside';

const shownIds = () =>
  [...document.querySelectorAll('[role=row][data-id]')].map((row) => row.getAttribute('data-id'));

const Counting = () => (
  <Toolbar>
    <FilterPanelTrigger
      render={(props, {filterCount}) => <button onClick={props.onClick}>{filterCount}</button>}
    />
  </Toolbar>
);

claim('lead', 'neither a filter without a value nor the quick filter counts', async () => {
  const screen = await render(
    <div style={{width: 500, height: 300}}>
      <DataGrid
        rows={[{id: 1, name: 'Oak'}]}
        columns={[{field: 'name'}]}
        slots={{toolbar: Counting}}
        showToolbar
        initialState={{
          filter: {filterModel: {items: [{field: 'name', operator: 'contains'}], quickFilterValues: ['oak']}},
        }}
      />
    </div>,
  );
  await expect.element(screen.getByRole('button', {name: '0', exact: true})).toBeVisible();
});

claim('accessibility', 'Escape closes the panel, and the focus goes back to the trigger', async () => {
  const screen = await render(<FilterPanelButton />);
  await expect.poll(shownIds).toEqual(['1', '3']);
  await screen.getByRole('button', {name: 'Filters (1)'}).click();
  await expect
    .element(screen.getByRole('textbox', {name: 'Value'}).or(screen.getByRole('spinbutton')))
    .toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', {name: 'Filters (1)'})).toHaveFocus();
});

claim('chips', 'a chip removes its own filter, by keyboard too', async () => {
  const screen = await render(<FilterPanelChips />);
  await expect.poll(shownIds).toEqual(['1', '2']);
  const chip = screen.getByRole('button', {name: 'Rent (€) < 1500'});
  await expect.element(chip).toBeVisible();
  chip.element().closest<HTMLElement>('.MuiChip-root')?.focus();
  await userEvent.keyboard('{Delete}');
  await expect.poll(shownIds).toEqual(['1', '2', '3']);
});

claim('outside', 'with disableColumnFilter, the model still applies', async () => {
  const screen = await render(<FilterPanelOutside />);
  await expect.poll(shownIds).toEqual(['1', '3']);
  await screen.getByRole('combobox', {name: 'Level'}).click();
  await screen.getByRole('option', {name: 'Hard'}).click();
  await expect.poll(shownIds).toEqual(['2']);
});

claim('open', 'onPreferencePanelOpen and onPreferencePanelClose fire for both panels', async () => {
  const apiRef: NonNullable<DataGridProps['apiRef']> = {current: null};
  const opened: unknown[] = [];
  const closed: unknown[] = [];
  await render(
    <div style={{width: 500, height: 300}}>
      <DataGrid
        apiRef={apiRef}
        rows={[{id: 1}]}
        columns={[{field: 'name'}]}
        onPreferencePanelOpen={({openedPanelValue}) => opened.push(openedPanelValue)}
        onPreferencePanelClose={({openedPanelValue}) => closed.push(openedPanelValue)}
      />
    </div>,
  );
  apiRef.current?.showFilterPanel('name');
  await expect.poll(() => opened).toEqual(['filters']);
  apiRef.current?.hideFilterPanel();
  await expect.poll(() => closed).toEqual(['filters']);
  apiRef.current?.showPreferences(GridPreferencePanelsValue.columns);
  await expect.poll(() => opened.at(-1)).toBe('columns');
});
