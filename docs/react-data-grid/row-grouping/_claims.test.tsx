import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid-premium';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';

interface Shop {
  id: number;
  region: string | null;
  shop: string;
}

const rows: Shop[] = [
  {id: 1, region: 'North', shop: 'Kiel'},
  {id: 2, region: 'North', shop: 'Rostock'},
  {id: 3, region: 'South', shop: 'Ulm'},
];
const columns: GridColDef<Shop>[] = [
  {field: 'region', width: 110},
  {field: 'shop', width: 110},
];
const initialState = {rowGrouping: {model: ['region']}};

function Shops(props: Partial<DataGridPremiumProps<Shop>>) {
  return (
    <div style={{width: 700, height: 500}}>
      <DataGridPremium rows={rows} columns={columns} initialState={initialState} {...props} />
    </div>
  );
}

/** What the rows show from top to bottom. */
const shown = () =>
  [...document.querySelectorAll('[role=row][data-id]')].map((row) =>
    [...row.querySelectorAll('[role=gridcell]')].flatMap(({textContent}) => textContent || []).join(' '),
  );

claim('lead', 'a row without a value belongs to no group and comes before the groups', async () => {
  await render(<Shops rows={[...rows, {id: 4, region: null, shop: 'Online'}]} />);
  await expect.poll(shown).toEqual(['Online', 'North (2)', 'South (1)']);
});

claim(
  'expand',
  'new rows leave groups as they are, and a changed depth counts for new groups only',
  async () => {
    const screen = await render(<Shops />);
    await screen.getByRole('button', {name: 'see children'}).first().click();
    await expect.element(screen.getByRole('button', {name: 'hide children'})).toBeVisible();
    const later = [...rows.map((row) => ({...row})), {id: 5, region: 'West', shop: 'Essen'}];
    await screen.rerender(<Shops rows={later} defaultGroupingExpansionDepth={-1} />);
    await expect
      .poll(shown)
      .toEqual(['North (2)', 'North Kiel', 'North Rostock', 'South (1)', 'West (1)', 'West Essen']);
  },
);

claim('grouping-value', 'a valueGetter runs for groups with an empty row', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const upper = {field: 'upper', valueGetter: (_value: never, row: Shop) => row.shop.toUpperCase()};
  await expect(render(<Shops columns={[...columns, upper]} />)).rejects.toThrow(/reading 'toUpperCase'/);
});

claim('select', 'selecting a group selects its rows, and the model holds the id of the group', async () => {
  const onChange = vi.fn<(model: GridRowSelectionModel) => void>();
  const screen = await render(<Shops checkboxSelection onRowSelectionModelChange={onChange} />);
  await screen.getByRole('checkbox', {name: 'Select row'}).first().click();
  const model = onChange.mock.calls.at(-1)?.[0];
  expect(model).toEqual({type: 'include', ids: new Set(['auto-generated-row-region/North', 1, 2])});
});

claim(
  'drag',
  'a drop in another group writes the value of that group and calls processRowUpdate',
  async () => {
    const save = vi.fn((row: Shop) => row);
    const screen = await render(
      <Shops rowReordering defaultGroupingExpansionDepth={-1} processRowUpdate={save} />,
    );
    const handle = screen.getByRole('row', {name: /Kiel/}).getByRole('gridcell').first();
    await userEvent.dragAndDrop(handle, screen.getByText('Ulm'), {targetPosition: {x: 10, y: 10}});
    await expect.poll(shown).toContain('1 South Kiel');
    expect(save.mock.calls[0]?.[0]).toEqual({id: 1, region: 'South', shop: 'Kiel'});
  },
);

claim('limitations', 'a page counts groups, not their rows', async () => {
  const pages = {pagination: {paginationModel: {page: 0, pageSize: 1}}};
  const screen = await render(
    <Shops
      pagination
      pageSizeOptions={[1]}
      initialState={{...initialState, ...pages}}
      defaultGroupingExpansionDepth={-1}
    />,
  );
  await expect.element(screen.getByText('1–1 of 2')).toBeVisible();
  expect(shown()).toEqual(['North (2)', 'North Kiel', 'North Rostock']);
});
