import * as React from 'react';
import {DataGrid, useGridApiRef, type DataGridProps, type GridApi, type GridColDef} from '@mui/x-data-grid';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import DatePickerColumn from './_demos/DatePickerColumn';
import ObjectColumn from './_demos/ObjectColumn';
import RatingColumn from './_demos/RatingColumn';
import SparklineColumn from './_demos/SparklineColumn';

const rows = [
  {id: 1, origin: {city: 'Athens'}},
  {id: 2, origin: {city: 'Bergen'}},
];
const columns: GridColDef[] = [{field: 'origin', type: 'custom', width: 200, editable: true}];

let api: GridApi | null = null;

function Origins(props: Partial<DataGridProps>) {
  const apiRef = useGridApiRef();
  React.useEffect(() => {
    api = apiRef.current;
  });
  return (
    <div style={{width: 500, height: 400}}>
      <DataGrid apiRef={apiRef} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const shown = (field: string) =>
  [...document.querySelectorAll(`[role=row][data-id] [data-field="${field}"]`)].map(
    ({textContent}) => textContent,
  );

claim('objects', 'without functions, cells, CSV, sorting, and filters use “[object Object]”', async () => {
  await render(<Origins />);
  await expect.poll(() => shown('origin')).toEqual(['[object Object]', '[object Object]']);
  expect(api?.getDataAsCsv()).toContain('[object Object]');
  api?.setSortModel([{field: 'origin', sort: 'desc'}]);
  expect(api?.getSortedRowIds()).toEqual([1, 2]);
  api?.setFilterModel({items: [{field: 'origin', operator: 'contains', value: 'Bergen'}]});
  await expect.poll(() => shown('origin')).toEqual([]);
  api?.setFilterModel({items: [{field: 'origin', operator: 'contains', value: 'object O'}]});
  await expect.poll(() => shown('origin').length).toBe(2);
});

claim('objects', 'the default editor saves a text instead of the object', async () => {
  const save = vi.fn((row: object) => row);
  const screen = await render(<Origins processRowUpdate={save} />);
  await userEvent.dblClick(screen.getByRole('gridcell').first().element());
  await userEvent.keyboard('!{Enter}');
  await expect.poll(() => save.mock.calls[0]?.[0]).toEqual({id: 1, origin: '[object Object]!'});
});

claim('objects', 'the demo sorts by country, and the quick filter finds the formatted text', async () => {
  const screen = await render(<ObjectColumn />);
  await screen.getByRole('columnheader', {name: 'Origin'}).click();
  await expect.poll(() => shown('origin')).toEqual(['Athens, Greece', 'Bergen, Norway', 'Évora, Portugal']);
  await screen.getByRole('button', {name: 'Search'}).click();
  await userEvent.keyboard('norway');
  await expect.poll(() => shown('origin')).toEqual(['Bergen, Norway']);
});

claim('display', 'the demo saves a rating, and Escape cancels', async () => {
  const screen = await render(<RatingColumn />);
  const cell = () => screen.getByRole('gridcell').nth(1);
  await userEvent.dblClick(cell().element());
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  await expect.element(cell().getByRole('img', {name: '3 of 5'})).toBeVisible();
  await userEvent.dblClick(cell().element());
  await userEvent.keyboard('{ArrowRight}{Escape}');
  await expect.element(cell().getByRole('img', {name: '3 of 5'})).toBeVisible();
});

claim('date-picker', 'the demo edits a day with the picker', async () => {
  const screen = await render(<DatePickerColumn />);
  await userEvent.dblClick(screen.getByRole('gridcell', {name: '5/3/2024'}).element());
  await expect.element(screen.getByRole('spinbutton', {name: 'Month'})).toHaveFocus();
  await userEvent.keyboard('07{Enter}');
  await expect.element(screen.getByRole('gridcell', {name: '7/3/2024'})).toBeVisible();
});

claim('date-picker', 'the demo edits a day with the calendar', async () => {
  const screen = await render(<DatePickerColumn />);
  await userEvent.dblClick(screen.getByRole('gridcell', {name: '5/3/2024'}).element());
  await screen.getByRole('button', {name: /Choose date/}).click();
  await screen.getByRole('gridcell', {name: '18', exact: true}).click();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('gridcell', {name: '5/18/2024'})).toBeVisible();
});

claim('date-picker', 'the demo filters with the picker', async () => {
  const screen = await render(<DatePickerColumn />);
  await screen.getByRole('button', {name: 'Filters'}).click();
  await screen.getByRole('combobox', {name: 'Column'}).click();
  await screen.getByRole('option', {name: 'Launched'}).click();
  await screen.getByRole('combobox', {name: 'Operator'}).click();
  await screen.getByRole('option', {name: 'is after', exact: true}).click();
  await screen.getByRole('spinbutton', {name: 'Month'}).click();
  await userEvent.keyboard('05032024');
  await expect.poll(() => shown('boat')).toEqual(['Juno']);
});

claim('sparkline', 'the demo sorts by the last value', async () => {
  const screen = await render(<SparklineColumn />);
  await screen.getByRole('columnheader', {name: /Level/}).click();
  await expect.poll(() => shown('river')).toEqual(['Elbe', 'Isar', 'Inn']);
});
