import {DataGrid, type DataGridProps, type GridApi, type GridColumnGroupingModel} from '@mui/x-data-grid';
import {claim} from '@site/tests/claims/claim';
import {createRef} from 'react';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import GroupsCollapsible from './_demos/GroupsCollapsible';

const rows = [{id: 1, driver: 'Alma', start: 84, end: 96, liters: 21}];
const columns = [{field: 'driver'}, {field: 'start'}, {field: 'end'}, {field: 'liters'}];
const odometer: GridColumnGroupingModel = [
  {groupId: 'Odometer', children: [{field: 'start'}, {field: 'end'}]},
];

function Trips(props: Partial<DataGridProps>) {
  return (
    <div style={{width: 600, height: 300}}>
      <DataGrid rows={rows} columns={columns} columnGroupingModel={odometer} {...props} />
    </div>
  );
}

const groupTitles = () =>
  [...document.querySelectorAll('.MuiDataGrid-columnHeader--filledGroup')].map((title) => title.textContent);

claim('lead', 'a group whose columns are apart has a header for each part', async () => {
  const screen = await render(<Trips />);
  await expect.poll(groupTitles).toEqual(['Odometer']);
  const apart = [{field: 'start'}, {field: 'driver'}, {field: 'end'}, {field: 'liters'}];
  await screen.rerender(<Trips columns={apart} />);
  await expect.poll(groupTitles).toEqual(['Odometer', 'Odometer']);
});

claim('nest-groups', 'a field or a groupId that occurs twice throws', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const twice = (groupId: string, field: string): GridColumnGroupingModel => [
    ...odometer,
    {groupId, children: [{field}]},
  ];
  await expect(render(<Trips columnGroupingModel={twice('Fuel', 'start')} />)).rejects.toThrow(/start/);
  await expect(render(<Trips columnGroupingModel={twice('Odometer', 'liters')} />)).rejects.toThrow(
    /Odometer/,
  );
});

claim('height-and-lines', 'without columnGroupHeaderHeight, groups are as high as columns', async () => {
  const heightOf = () =>
    document.querySelector('.MuiDataGrid-columnHeader--filledGroup')?.getBoundingClientRect().height;
  const screen = await render(<Trips columnHeaderHeight={40} />);
  await expect.poll(heightOf).toBe(40);
  await screen.rerender(<Trips columnHeaderHeight={40} columnGroupHeaderHeight={30} density="compact" />);
  await expect.poll(heightOf).toBe(21);
});

claim('open-and-close', 'a group without visible columns has no header', async () => {
  const screen = await render(<Trips columnVisibilityModel={{start: false}} />);
  await expect.poll(groupTitles).toEqual(['Odometer']);
  await screen.rerender(<Trips columnVisibilityModel={{start: false, end: false}} />);
  await expect.poll(groupTitles).toEqual([]);
});

claim('accessibility', 'the arrow keys move the focus to the button in a group header', async () => {
  const screen = await render(<GroupsCollapsible />);
  await screen.getByText('985').click();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(screen.getByRole('button', {name: 'Show the months'})).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('January')).toBeVisible();
});

claim('limits', 'the CSV file has group headers, unless includeColumnGroupsHeaders is false', async () => {
  const apiRef = createRef<GridApi>();
  await render(<Trips apiRef={apiRef} />);
  await expect.poll(() => apiRef.current?.getDataAsCsv().split('\r\n').length).toBe(3);
  expect(apiRef.current?.getDataAsCsv({includeColumnGroupsHeaders: false}).split('\r\n')).toHaveLength(2);
});

claim('from-code', 'getColumnGroupPath() lists ids from the outermost to the innermost', async () => {
  const apiRef = createRef<GridApi>();
  await render(<Trips apiRef={apiRef} columnGroupingModel={[{groupId: 'Trip', children: odometer}]} />);
  await expect.poll(() => apiRef.current?.getColumnGroupPath('end')).toEqual(['Trip', 'Odometer']);
  expect(apiRef.current?.getAllGroupDetails()).toMatchObject({Trip: {}, Odometer: {}});
});
