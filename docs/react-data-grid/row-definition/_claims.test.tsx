import {DataGrid} from '@mui/x-data-grid';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';

const columns = [{field: 'ferry', width: 200}];

claim('row-id', 'a row without an id stops the grid', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await expect(render(<DataGrid rows={[{ferry: 'Aurora'}]} columns={columns} />)).rejects.toThrow(
    /requires all rows to have a unique `id` property/,
  );
});

claim(
  'row-id',
  'of two rows with one id the last is shown twice, and React logs duplicate keys',
  async () => {
    const onError = vi.spyOn(console, 'error').mockReturnValue();
    const rows = [
      {id: 1, ferry: 'Aurora'},
      {id: 1, ferry: 'Borealis'},
    ];
    const screen = await render(<DataGrid rows={rows} columns={columns} />);
    await expect.poll(() => screen.getByText('Borealis').elements()).toHaveLength(2);
    await expect.element(screen.getByText('Aurora')).not.toBeInTheDocument();
    expect(onError.mock.calls[0]?.[0]).toContain('two children with the same key');
  },
);

claim(
  'empty',
  'without rows the grid says "No rows"; when a filter hides all, "No results found."',
  async () => {
    const noFerry = {
      filter: {filterModel: {items: [{field: 'ferry', operator: 'equals', value: 'Corona'}]}},
    };
    const empty = await render(<DataGrid rows={[]} columns={columns} />);
    await expect.element(empty.getByText('No rows', {exact: true})).toBeVisible();
    await empty.unmount();
    const rows = [{id: 1, ferry: 'Aurora'}];
    const filtered = await render(<DataGrid rows={rows} columns={columns} initialState={noFerry} />);
    await expect.element(filtered.getByText('No results found.')).toBeVisible();
  },
);
