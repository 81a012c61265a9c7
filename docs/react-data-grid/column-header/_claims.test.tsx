import {DataGrid, type DataGridProps, type GridApi, type GridColDef} from '@mui/x-data-grid';
import {claim} from '@site/tests/claims/claim';
import {createRef} from 'react';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';

const rows = [
  {id: 1, lake: 'Garda', depth: 346},
  {id: 2, lake: 'Como', depth: 410},
];
const columns: GridColDef[] = [
  {field: 'lake', headerName: 'Lake', description: 'Name on the map'},
  {field: 'depth', headerName: 'Greatest depth in meters', type: 'number', width: 120},
];

function Lakes(props: Partial<DataGridProps>) {
  return (
    <div style={{width: 600, height: 300}}>
      <DataGrid rows={rows} columns={columns} {...props} />
    </div>
  );
}

const headerOf = (field: string) => document.querySelector(`[role=columnheader][data-field=${field}]`);
const sortOf = (field: string) => headerOf(field)?.getAttribute('aria-sort');

claim('title-and-description', 'a description, or a truncated title, is the tooltip', async () => {
  const screen = await render(<Lakes />);
  await screen.getByText('Lake', {exact: true}).hover();
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Name on the map');
  await screen.getByText('Greatest depth in meters').hover();
  await expect.element(screen.getByRole('tooltip', {name: 'Greatest depth in meters'})).toBeVisible();
});

claim(
  'render-your-own-header',
  'a click and Enter on a button in a header sort, unless stopped',
  async () => {
    const onPress = vi.fn<(event: React.SyntheticEvent) => void>();
    const withButton: GridColDef[] = [
      {field: 'lake', renderHeader: () => <button onClick={onPress}>Map</button>},
      {field: 'depth'},
    ];
    const screen = await render(<Lakes columns={withButton} />);
    await screen.getByRole('button', {name: 'Map'}).click();
    await expect.poll(() => sortOf('lake')).toBe('ascending');
    onPress.mockImplementation((event) => event.stopPropagation());
    await screen.getByRole('button', {name: 'Map'}).click();
    expect(onPress).toHaveBeenCalledTimes(2);
    expect(sortOf('lake')).toBe('ascending');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(screen.getByRole('button', {name: 'Map'})).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => sortOf('lake')).toBe('descending');
  },
);

claim('render-your-own-header', 'renderHeader leaves the title in the CSV export', async () => {
  const apiRef = createRef<GridApi>();
  await render(
    <Lakes
      apiRef={apiRef}
      columns={[{field: 'lake', headerName: 'Lake', renderHeader: () => <b>Water</b>}]}
    />,
  );
  await expect.poll(() => apiRef.current?.getDataAsCsv()).toMatch(/^Lake/);
});

claim('header-height', 'the density multiplies columnHeaderHeight', async () => {
  const heightOf = () => headerOf('lake')?.getBoundingClientRect().height;
  const screen = await render(<Lakes />);
  await expect.poll(heightOf).toBe(56);
  await screen.rerender(<Lakes density="compact" columnHeaderHeight={100} />);
  await expect.poll(heightOf).toBe(70);
  await screen.rerender(<Lakes density="comfortable" columnHeaderHeight={100} />);
  await expect.poll(heightOf).toBe(130);
});

claim('react-to-a-click', 'Enter sorts without a click, Ctrl + Enter opens the menu', async () => {
  const onClick = vi.fn();
  const screen = await render(<Lakes onColumnHeaderClick={onClick} />);
  await screen.getByText('Garda').click();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.poll(() => sortOf('lake')).toBe('ascending');
  expect(onClick).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(screen.getByRole('menuitem', {name: 'Hide column'})).toBeVisible();
});
