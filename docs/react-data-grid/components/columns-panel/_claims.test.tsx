import {DataGrid, GridPreferencePanelsValue, type DataGridProps} from '@mui/x-data-grid';
import {claim} from '@site/tests/claims/claim';
import {expect} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import ColumnsPanelButton from './_demos/ColumnsPanelButton';
import ColumnsPanelPresets from './_demos/ColumnsPanelPresets';

claim('lead', 'the trigger opens and closes the panel, and says so', async () => {
  const screen = await render(<ColumnsPanelButton />);
  const button = screen.getByRole('button', {name: 'Columns (2 of 4)'});
  await button.click();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await screen.getByRole('checkbox', {name: 'Discovered'}).click();
  await expect.element(screen.getByRole('button', {name: 'Columns (3 of 4)'})).toBeVisible();
});

claim('accessibility', 'Escape closes the panel, and the focus goes back to the trigger', async () => {
  const screen = await render(<ColumnsPanelButton />);
  await screen.getByRole('button', {name: 'Columns (2 of 4)'}).click();
  await expect.element(screen.getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', {name: 'Columns (2 of 4)'})).toHaveFocus();
});

claim('replace', 'presets change the columns, and the focus starts in the own panel', async () => {
  const screen = await render(<ColumnsPanelPresets />);
  await screen.getByRole('button', {name: 'Columns'}).click();
  const short = screen.getByRole('button', {name: 'Short'});
  await expect.element(short).toHaveFocus();
  await short.click();
  await expect.poll(() => screen.getByRole('columnheader', {name: 'Salt (g)'}).query()).toBeNull();
  await expect.element(screen.getByRole('switch', {name: 'Salt (g)'})).not.toBeChecked();
});

claim(
  'open',
  'showPreferences() opens the panel of a grid without a toolbar, and initialState too',
  async () => {
    const apiRef: NonNullable<DataGridProps['apiRef']> = {current: null};
    const screen = await render(
      <div style={{width: 500, height: 300}}>
        <DataGrid apiRef={apiRef} rows={[{id: 1}]} columns={[{field: 'name'}]} />
      </div>,
    );
    apiRef.current?.showPreferences(GridPreferencePanelsValue.columns);
    await expect.element(screen.getByRole('checkbox', {name: 'name'})).toBeVisible();
    await screen.unmount();
    const open = {open: true, openedPanelValue: GridPreferencePanelsValue.columns};
    const other = await render(
      <div style={{width: 500, height: 300}}>
        <DataGrid rows={[{id: 1}]} columns={[{field: 'name'}]} initialState={{preferencePanel: open}} />
      </div>,
    );
    await expect.element(other.getByRole('checkbox', {name: 'name'})).toBeVisible();
  },
);

claim('options', 'columnFilterDebounceMs of the grid is how long the search waits', async () => {
  const open = {open: true, openedPanelValue: GridPreferencePanelsValue.columns};
  const screen = await render(
    <div style={{width: 500, height: 300}}>
      <DataGrid
        rows={[{id: 1}]}
        columns={[{field: 'name'}, {field: 'city'}]}
        columnFilterDebounceMs={600}
        initialState={{preferencePanel: open}}
      />
    </div>,
  );
  await screen.getByRole('searchbox').fill('city');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(screen.getByRole('checkbox', {name: 'name'}).query()).not.toBeNull();
  await expect.poll(() => screen.getByRole('checkbox', {name: 'name'}).query()).toBeNull();
});
