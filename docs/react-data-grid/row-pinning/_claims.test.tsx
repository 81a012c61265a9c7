import * as React from 'react';
import {
  DataGridPro,
  gridClasses,
  useGridApiRef,
  type DataGridProProps,
  type GridApiPro,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import {claim} from '@site/tests/claims/claim';
import {expect} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import AddInPinnedRow from './_demos/AddInPinnedRow';
import FilteredTotal from './_demos/FilteredTotal';
import PinByUser from './_demos/PinByUser';
import TotalRow from './_demos/TotalRow';

const cities = ['Kiel', 'Ulm', 'Essen', 'Bonn'].map((city, index) => ({id: index + 1, city}));
const columns: GridColDef[] = [{field: 'city', width: 150, editable: true}];
const pinnedRows = {top: [{id: 'top', city: 'Top'}], bottom: [{id: 'sum', city: 'Sum'}]};

let api: GridApiPro | null = null;

function Cities(props: Partial<DataGridProProps>) {
  const apiRef = useGridApiRef();
  React.useEffect(() => {
    api = apiRef.current;
  });
  return (
    <div style={{width: 500, height: 450}}>
      <DataGridPro apiRef={apiRef} rows={cities} columns={columns} pinnedRows={pinnedRows} {...props} />
    </div>
  );
}

const shown = (field = 'city') =>
  [...document.querySelectorAll(`[role=row][data-id] [data-field="${field}"]`)].map(
    ({textContent}) => textContent,
  );

const rowOfFocus = () => document.activeElement?.closest('[data-id]')?.getAttribute('data-id');

claim(
  'lead',
  'sorting, filters, and pages leave pinned rows alone, and the footer does not count them',
  async () => {
    const screen = await render(
      <Cities
        pagination
        pageSizeOptions={[2]}
        initialState={{
          sorting: {sortModel: [{field: 'city', sort: 'asc'}]},
          pagination: {paginationModel: {page: 0, pageSize: 2}},
        }}
      />,
    );
    await expect.poll(() => shown()).toEqual(['Top', 'Bonn', 'Essen', 'Sum']);
    await expect.element(screen.getByText('1–2 of 4')).toBeVisible();
    api?.setFilterModel({items: [{field: 'city', operator: 'equals', value: 'Ulm'}]});
    await expect.poll(() => shown()).toEqual(['Top', 'Ulm', 'Sum']);
  },
);

claim('user', 'a row in both props is displayed once, and lost when only pinnedRows changes', async () => {
  const screen = await render(<Cities pinnedRows={{top: [{id: 2, city: 'Ulm'}]}} />);
  await expect.poll(() => shown()).toEqual(['Ulm', 'Kiel', 'Essen', 'Bonn']);
  await screen.rerender(<Cities pinnedRows={{}} />);
  await expect.poll(() => shown()).toEqual(['Kiel', 'Essen', 'Bonn']);
});

claim('user', 'the demo pins and unpins rows', async () => {
  const screen = await render(<PinByUser />);
  await expect.poll(() => shown('name')).toEqual(['Crown', 'Alder', 'Birch', 'Dunmore']);
  await screen.getByRole('menuitem', {name: 'Pin Dunmore'}).click();
  await expect.poll(() => shown('name')).toEqual(['Crown', 'Dunmore', 'Alder', 'Birch']);
  await screen.getByRole('menuitem', {name: 'Unpin Crown'}).click();
  await expect.poll(() => shown('name')).toEqual(['Dunmore', 'Alder', 'Birch', 'Crown']);
});

claim('totals', 'the totals of the demos follow an edit and a filter', async () => {
  const screen = await render(<TotalRow />);
  await userEvent.dblClick(screen.getByText('24', {exact: true}).element());
  await userEvent.keyboard('{Control>}a{/Control}25{Enter}');
  await expect.poll(() => shown('quantity').at(-1)).toBe('49');
  await screen.unmount();
  const trips = await render(<FilteredTotal />);
  await expect.poll(() => shown('km').at(-1)).toBe('1,415');
  await trips.getByRole('button', {name: 'Search'}).click();
  await userEvent.keyboard('Ana');
  await expect.poll(() => shown('km')).toEqual(['412', '530', '942']);
});

claim('totals', 'changing pinnedRows fires filteredRowsSet', async () => {
  let count = 0;
  const screen = await render(<Cities />);
  api?.subscribeEvent('filteredRowsSet', () => {
    count += 1;
  });
  await screen.rerender(<Cities pinnedRows={{...pinnedRows}} />);
  await expect.poll(() => count).toBeGreaterThan(0);
});

claim('add', 'an edit of the pinned row in the demo adds a row', async () => {
  const screen = await render(<AddInPinnedRow />);
  await expect.poll(() => shown('name')).toEqual(['', 'Nora Haddad', 'Tom Walsh']);
  await userEvent.dblClick(screen.getByRole('gridcell').first().element());
  await userEvent.keyboard('Ida{Enter}');
  await expect.poll(() => shown('name')).toEqual(['', 'Nora Haddad', 'Tom Walsh', 'Ida']);
});

claim('edit', 'the next pinnedRows replaces an edit', async () => {
  const screen = await render(<Cities />);
  await userEvent.dblClick(screen.getByText('Top').element());
  await userEvent.keyboard('X{Enter}');
  await expect.poll(() => shown()[0]).toBe('TopX');
  await screen.rerender(<Cities pinnedRows={{...pinnedRows}} />);
  await expect.poll(() => shown()[0]).toBe('Top');
});

claim('style', 'the index of getRowClassName counts pinned rows', async () => {
  await render(<Cities getRowClassName={({indexRelativeToCurrentPage: index}) => `place-${index}`} />);
  await expect.poll(() => document.querySelector('.place-0')?.getAttribute('data-id')).toBe('top');
  expect(document.querySelector('.place-1')?.getAttribute('data-id')).toBe('1');
});

claim('accessibility', 'arrow keys reach pinned rows, which count as rows', async () => {
  const screen = await render(<Cities />);
  await userEvent.click(screen.getByText('Kiel').element());
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(rowOfFocus).toBe('top');
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await expect.poll(rowOfFocus).toBe('sum');
  expect(document.querySelector('[role=grid]')?.getAttribute('aria-rowcount')).toBe('7');
});

claim(
  'limitations',
  'pinned rows have no checkbox, cannot be selected, and have no panel and no handle',
  async () => {
    await render(
      <Cities checkboxSelection rowReordering getDetailPanelContent={({id}) => <p>{`Panel ${id}`}</p>} />,
    );
    await expect.poll(() => document.querySelectorAll('[role=gridcell] [type=checkbox]').length).toBe(4);
    expect(document.querySelectorAll('.MuiDataGrid-rowReorderCell').length).toBe(4);
    api?.selectRow('top', true);
    expect(api?.isRowSelected('top')).toBe(false);
    expect(document.querySelector('[data-id=top] [aria-label=Expand]')).toHaveProperty('disabled', true);
  },
);

claim('limitations', 'pinned rows stay when no row is left, without “No rows”', async () => {
  await render(<Cities rows={[]} />);
  await expect.poll(() => shown()).toEqual(['Top', 'Sum']);
  expect(document.querySelector('.MuiDataGrid-overlay')).toBeNull();
});

claim('export', 'the first and the last lines of the CSV are pinned rows', async () => {
  await render(<Cities checkboxSelection />);
  await expect
    .poll(() => api?.getDataAsCsv().split(/\r?\n/))
    .toEqual(['city', 'Top', 'Kiel', 'Ulm', 'Essen', 'Bonn', 'Sum']);
  api?.selectRow(2, true);
  expect(api?.getDataAsCsv().split(/\r?\n/)).toEqual(['city', 'Ulm']);
});

claim('style', 'pinnedRowsSectionSeparator="border" removes the shadow', async () => {
  const many = Array.from({length: 40}, (_, id) => ({id, city: `City ${id}`}));
  const shadows = () => document.querySelectorAll(`.${gridClasses['scrollShadow--vertical']}`).length;
  const screen = await render(<Cities rows={many} />);
  await expect.poll(shadows).toBe(1);
  await screen.rerender(<Cities rows={many} pinnedRowsSectionSeparator="border" />);
  await expect.poll(shadows).toBe(0);
});
