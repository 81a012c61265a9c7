import {DataGrid, useGridApiContext, type DataGridProps} from '@mui/x-data-grid';
import * as React from 'react';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';

const rows = [
  {id: 1, name: 'Oak'},
  {id: 2, name: 'Elm'},
];
const columns = [{field: 'name', width: 160}];

function Trees(props: Partial<DataGridProps>) {
  return (
    <div style={{width: 600, height: 300}}>
      <DataGrid rows={rows} columns={columns} {...props} />
    </div>
  );
}

const mounted = vi.fn();

function Footer() {
  React.useEffect(() => {
    mounted();
  }, []);
  return <div>Two trees</div>;
}

claim('lead', 'an inline slots object does not mount its components again', async () => {
  const screen = await render(<Trees slots={{footer: Footer}} />);
  await screen.rerender(<Trees slots={{footer: Footer}} />);
  await screen.rerender(<Trees slots={{footer: Footer}} />);
  expect(mounted).toHaveBeenCalledTimes(1);
});

claim('state', 'a component outside of the grid throws', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const Outside = () => <p>{useGridApiContext().current.getRowsCount()}</p>;
  await expect(render(<Outside />)).rejects.toThrow(/Could not find the Data Grid context/);
});

claim('row', 'handlers of slotProps.row run in addition to onRowClick; the row has data-id', async () => {
  const ids: unknown[] = [];
  const onRowClick = vi.fn();
  const onClick = (event: React.MouseEvent<HTMLElement>) => ids.push(event.currentTarget.dataset.id);
  const screen = await render(<Trees onRowClick={onRowClick} slotProps={{row: {onClick}}} />);
  await screen.getByText('Elm').click();
  expect(ids).toEqual(['2']);
  expect(onRowClick).toHaveBeenCalledTimes(1);
});

claim('base', 'attributes of the grid are not forwarded, those of root and main are', async () => {
  const attributes = {'data-owner': 'me'};
  await render(
    <Trees {...attributes} slotProps={{root: {'data-root': 'yes'}, main: {'data-main': 'yes'}}} />,
  );
  expect(document.querySelector('[data-owner]')).toBeNull();
  expect(
    document.querySelector('.MuiDataGrid-root[data-root=yes] [role=grid][data-main=yes]'),
  ).not.toBeNull();
});

claim('limitations', 'null as footer throws', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  // @ts-expect-error -- the type says no as well
  await expect(render(<Trees slots={{footer: null}} />)).rejects.toThrow(/invalid/);
});
