import {
  DataGrid,
  useGridApiRef,
  type DataGridProps,
  type GridApi,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';
import {claim} from '@site/tests/claims/claim';
import {createRef} from 'react';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';

const rows = [
  {id: 1, wine: 'Baga', region: 'Bairrada', year: 2018},
  {id: 2, wine: 'Arinto', region: 'Bucelas', year: 2021},
];
const columns = [{field: 'wine'}, {field: 'region'}, {field: 'year'}];
const withoutRegion = {columns: {columnVisibilityModel: {region: false}}};

function Wines(props: Partial<DataGridProps>) {
  return (
    <div style={{width: 600, height: 350}}>
      <DataGrid rows={rows} columns={columns} {...props} />
    </div>
  );
}

const titles = () =>
  [...document.querySelectorAll('.MuiDataGrid-columnHeaderTitle')].map((title) => title.textContent);

claim('hide-at-the-start', 'a hidden column sorts and filters; the quick filter skips it', async () => {
  const apiRef = createRef<GridApi>();
  const screen = await render(<Wines apiRef={apiRef} initialState={withoutRegion} />);
  apiRef.current?.setFilterModel({items: [{field: 'region', operator: 'equals', value: 'Bucelas'}]});
  await expect.element(screen.getByText('Baga')).not.toBeInTheDocument();
  apiRef.current?.setFilterModel({items: [], quickFilterValues: ['Bucelas']});
  await expect.element(screen.getByText('Arinto')).not.toBeInTheDocument();
  apiRef.current?.setFilterModel({items: []});
  expect(apiRef.current?.getDataAsCsv()).not.toContain('Bucelas');
  expect(apiRef.current?.getDataAsCsv({allColumns: true})).toContain('Bucelas');
});

claim('hide-at-the-start', 'a later initialState changes nothing', async () => {
  const screen = await render(<Wines initialState={withoutRegion} />);
  await expect.poll(titles).toEqual(['wine', 'year']);
  await screen.rerender(<Wines initialState={{columns: {columnVisibilityModel: {year: false}}}} />);
  expect(titles()).toEqual(['wine', 'year']);
});

claim('own-the-model', 'with the model alone, Hide column does nothing', async () => {
  const screen = await render(<Wines columnVisibilityModel={{}} />);
  await screen.getByRole('columnheader', {name: 'wine'}).hover();
  await screen.getByRole('button', {name: 'wine column menu'}).click();
  await screen.getByRole('menuitem', {name: 'Hide column'}).click();
  await expect.poll(titles).toEqual(['wine', 'region', 'year']);
});

claim('own-the-model', 'the callback gets the fields that users toggled', async () => {
  const onChange = vi.fn<(model: GridColumnVisibilityModel) => void>();
  const screen = await render(<Wines showToolbar onColumnVisibilityModelChange={onChange} />);
  await screen.getByRole('button', {name: 'Columns'}).click();
  await screen.getByRole('checkbox', {name: 'year'}).click();
  await expect.poll(() => onChange.mock.lastCall?.[0]).toEqual({year: false});
});

claim(
  'keep-visible',
  'hideable: false disables the checkbox, and the model still hides the column',
  async () => {
    const fixed = [{field: 'wine', hideable: false}, {field: 'region'}, {field: 'year'}];
    const screen = await render(<Wines columns={fixed} showToolbar />);
    await screen.getByRole('button', {name: 'Columns'}).click();
    await expect.element(screen.getByRole('checkbox', {name: 'wine'})).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await screen.rerender(<Wines columns={fixed} columnVisibilityModel={{wine: false}} />);
    await expect.poll(titles).toEqual(['region', 'year']);
  },
);

claim('change-the-panel', 'Reset goes back to the initial model, not to the one at opening', async () => {
  const screen = await render(<Wines initialState={withoutRegion} showToolbar />);
  await screen.getByRole('button', {name: 'Columns'}).click();
  await screen.getByRole('checkbox', {name: 'year'}).click();
  await expect.poll(titles).toEqual(['wine']);
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', {name: 'Columns'}).click();
  await screen.getByRole('button', {name: 'Reset'}).click();
  await expect.poll(titles).toEqual(['wine', 'year']);
});

claim('limits', 'without visible columns, the grid says "No columns"', async () => {
  const none = {wine: false, region: false, year: false};
  const screen = await render(<Wines columnVisibilityModel={none} />);
  await expect.element(screen.getByText('No columns')).toBeVisible();
});

function FromCode({onChange}: {onChange: (model: GridColumnVisibilityModel) => void}) {
  const apiRef = useGridApiRef();
  return (
    <>
      <button onClick={() => apiRef.current?.setColumnVisibility('region', false)}>Hide</button>
      <Wines apiRef={apiRef} onColumnVisibilityModelChange={onChange} />
    </>
  );
}

claim('from-code', 'setColumnVisibility() fires the callback', async () => {
  const onChange = vi.fn<(model: GridColumnVisibilityModel) => void>();
  const screen = await render(<FromCode onChange={onChange} />);
  await screen.getByRole('button', {name: 'Hide'}).click();
  await expect.poll(titles).toEqual(['wine', 'year']);
  expect(onChange.mock.lastCall?.[0]).toEqual({region: false});
});
