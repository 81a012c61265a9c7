import * as React from 'react';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid-pro';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';

interface Part {
  id: number;
  path: string[];
  grams: number;
}

const rows: Part[] = [
  {id: 1, path: ['Bike'], grams: 900},
  {id: 2, path: ['Bike', 'Bell'], grams: 100},
  {id: 3, path: ['Bike', 'Seat'], grams: 500},
  {id: 4, path: ['Cart'], grams: 400},
  {id: 5, path: ['Cart', 'Rope'], grams: 800},
];
const columns: GridColDef<Part>[] = [{field: 'grams', type: 'number', width: 110}];
const getTreeDataPath = (part: Part) => part.path;

function Parts(props: Partial<DataGridProProps<Part>>) {
  return (
    <div style={{width: 700, height: 500}}>
      <DataGridPro treeData rows={rows} columns={columns} getTreeDataPath={getTreeDataPath} {...props} />
    </div>
  );
}

/** What the rows show from top to bottom. */
const shown = () =>
  [...document.querySelectorAll('[role=row][data-id]')].map((row) =>
    [...row.querySelectorAll('[role=gridcell]')].flatMap(({textContent}) => textContent || []).join(' '),
  );

claim('lead', 'two rows with the same path throw; a row with an empty path is not displayed', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const twin = {id: 6, path: ['Bike', 'Bell'], grams: 1};
  await expect(render(<Parts rows={[...rows, twin]} />)).rejects.toThrow(/should be unique/);
  await render(<Parts rows={[...rows, {...twin, path: []}]} />);
  await expect.poll(shown).toEqual(['Bike (2) 900', 'Cart (1) 400']);
});

claim('expand', 'new rows leave a parent expanded, unless its children come before it', async () => {
  const expanded = ['Bike (2) 900', 'Bell 100', 'Seat 500', 'Cart (1) 400'];
  const screen = await render(<Parts />);
  await screen.getByRole('button', {name: 'see children'}).first().click();
  await expect.poll(shown).toEqual(expanded);
  await screen.rerender(<Parts rows={rows.map((row) => ({...row}))} />);
  await expect.poll(shown).toEqual(expanded);
  // The parent was expanded in a tree with the parents first; now a child comes first, twice.
  const childFirst = [...rows.slice(1), ...rows.slice(0, 1)];
  await screen.rerender(<Parts rows={childFirst} />);
  await expect.poll(() => shown().length).toBe(2);
});

claim(
  'filter',
  'children of a row that passes have to pass as well, unless only the top is filtered',
  async () => {
    const filterModel = {items: [{field: 'grams', operator: '>=', value: 800}]};
    const screen = await render(<Parts filterModel={filterModel} defaultGroupingExpansionDepth={-1} />);
    await expect.poll(shown).toEqual(['Bike 900', 'Cart (1) 400', 'Rope 800']);
    await screen.rerender(
      <Parts filterModel={filterModel} defaultGroupingExpansionDepth={-1} disableChildrenFiltering />,
    );
    await expect.poll(shown).toEqual(['Bike (2) 900', 'Bell 100', 'Seat 500']);
  },
);

claim('select', 'selecting a parent selects its descendants', async () => {
  const onChange = vi.fn<(model: GridRowSelectionModel) => void>();
  const screen = await render(<Parts checkboxSelection onRowSelectionModelChange={onChange} />);
  await screen.getByRole('checkbox', {name: 'Select row'}).first().click();
  expect(onChange.mock.calls.at(-1)?.[0]).toEqual({type: 'include', ids: new Set([1, 2, 3])});
});

claim('move', 'a drop on the middle of a row makes a child, with the path from setTreeDataPath', async () => {
  const save = vi.fn((row: Part) => row);
  const screen = await render(
    <Parts
      rowReordering
      defaultGroupingExpansionDepth={-1}
      setTreeDataPath={(path, row) => ({...row, path})}
      processRowUpdate={save}
    />,
  );
  const handle = screen.getByRole('row', {name: /Bell/}).getByRole('gridcell').first();
  await userEvent.dragAndDrop(handle, screen.getByText('Cart (1)'), {targetPosition: {x: 10, y: 26}});
  await expect.poll(() => save.mock.calls[0]?.[0]).toEqual({id: 2, path: ['Cart', 'Bell'], grams: 100});
  await expect.element(screen.getByText('Cart (2)')).toBeVisible();
});

/** Sets its rows while a row is being moved. */
function EagerParts() {
  const [parts, setParts] = React.useState(rows);
  return (
    <Parts
      rows={parts}
      rowReordering
      defaultGroupingExpansionDepth={-1}
      setTreeDataPath={(path, row) => ({...row, path})}
      processRowUpdate={(moved) => {
        setParts((current) => current.map((part) => (part.id === moved.id ? moved : part)));
        return moved;
      }}
    />
  );
}

claim('move', 'setting rows in processRowUpdate displays the moved row twice', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const screen = await render(<EagerParts />);
  const handle = screen.getByRole('row', {name: /Bell/}).getByRole('gridcell').first();
  await userEvent.dragAndDrop(handle, screen.getByText('Cart (1)'), {targetPosition: {x: 10, y: 26}});
  await expect.poll(() => screen.getByText('Bell', {exact: true}).elements().length).toBe(2);
});

claim('move', 'a rejected promise of processRowUpdate cancels the move', async () => {
  const onError = vi.fn();
  const screen = await render(
    <Parts
      rowReordering
      defaultGroupingExpansionDepth={-1}
      setTreeDataPath={(path, row) => ({...row, path})}
      processRowUpdate={() => Promise.reject(new Error('No'))}
      onProcessRowUpdateError={onError}
    />,
  );
  const handle = screen.getByRole('row', {name: /Bell/}).getByRole('gridcell').first();
  await userEvent.dragAndDrop(handle, screen.getByText('Cart (1)'), {targetPosition: {x: 10, y: 26}});
  await expect.poll(() => onError.mock.calls.length).toBe(1);
  await expect.element(screen.getByText('Bike (2)')).toBeVisible();
});

claim('accessibility', 'Enter and Space in the grouping column expand and collapse', async () => {
  const screen = await render(<Parts />);
  await screen.getByText('Bike (2)').click();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => shown().length).toBe(4);
  await userEvent.keyboard(' ');
  await expect.poll(() => shown().length).toBe(2);
});
