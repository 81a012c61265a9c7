import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid';
import {claim} from '@site/tests/claims/claim';
import {createRef} from 'react';
import {expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';

interface Room {
  id: number;
  floor: number;
  booked: string | null;
}

const rows: Room[] = [
  {id: 101, floor: 1, booked: '2025-04-12'},
  {id: 201, floor: 2, booked: null},
];
const floors = [
  {value: 1, label: 'First'},
  {value: 2, label: 'Second'},
];

function Rooms({columns}: {columns: GridColDef<Room>[]}) {
  return (
    <div style={{width: 600, height: 300}}>
      <DataGrid rows={rows} columns={columns} />
    </div>
  );
}

const texts = (field: string) =>
  [...document.querySelectorAll(`[role=gridcell][data-field=${field}]`)].map((cell) => cell.textContent);

claim('choose-a-type', 'a date column throws for a text, and shows nothing for an empty value', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await expect(render(<Rooms columns={[{field: 'booked', type: 'date'}]} />)).rejects.toThrow(/Date/);
  const screen = await render(
    <Rooms
      columns={[
        {field: 'booked', type: 'date', valueGetter: (value?: string | null) => value && new Date(value)},
      ]}
    />,
  );
  await expect.poll(() => texts('booked')).toEqual(['4/12/2025', '']);
  await screen.unmount();
});

claim('format-a-value', 'a formatter that returns null shows the raw value', async () => {
  await render(<Rooms columns={[{field: 'floor', valueFormatter: () => null}]} />);
  await expect.poll(() => texts('floor')).toEqual(['1', '2']);
});

claim('offer-a-fixed-choice', 'the type shows labels, and a valueFormatter replaces them', async () => {
  const select = {field: 'floor', type: 'singleSelect' as const, valueOptions: floors};
  const screen = await render(<Rooms columns={[select]} />);
  await expect.poll(() => texts('floor')).toEqual(['First', 'Second']);
  await screen.rerender(<Rooms columns={[{...select, valueFormatter: (value) => `No. ${String(value)}`}]} />);
  await expect.poll(() => texts('floor')).toEqual(['No. 1', 'No. 2']);
});

claim('offer-a-fixed-choice', 'the filter panel calls valueOptions without a row', async () => {
  const valueOptions = vi.fn((_params: {row?: Room}) => floors);
  const apiRef = createRef<GridApi>();
  const screen = await render(
    <DataGrid apiRef={apiRef} rows={rows} columns={[{field: 'floor', type: 'singleSelect', valueOptions}]} />,
  );
  valueOptions.mockClear();
  apiRef.current?.showFilterPanel('floor');
  await expect.element(screen.getByRole('combobox', {name: 'Value'})).toBeVisible();
  expect(valueOptions.mock.calls.some(([{row}]) => row === undefined)).toBe(true);
});

claim('add-buttons', 'other children of GridActionsCell are left out, with an error', async () => {
  const onError = vi.spyOn(console, 'error').mockReturnValue();
  const screen = await render(
    <Rooms
      columns={[
        {
          field: 'actions',
          type: 'actions',
          renderCell: (params) => (
            <GridActionsCell {...params}>
              <GridActionsCellItem icon={<i />} label={`Book ${params.id}`} />
              <button>Call</button>
            </GridActionsCell>
          ),
        },
      ]}
    />,
  );
  await expect.element(screen.getByLabelText('Book 101')).toBeInTheDocument();
  await expect.element(screen.getByRole('button', {name: 'Call'})).not.toBeInTheDocument();
  expect(onError.mock.calls.join()).toContain('GridActionsCell');
});

claim('limits', 'of two columns with one field, the settings of the last apply to both', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await render(
    <Rooms
      columns={[
        {field: 'floor', headerName: 'Floor'},
        {field: 'floor', headerName: 'Level'},
      ]}
    />,
  );
  const titles = () =>
    [...document.querySelectorAll('.MuiDataGrid-columnHeaderTitle')].map((title) => title.textContent);
  await expect.poll(titles).toEqual(['Level', 'Level']);
});

claim('limits', 'field is not a path', async () => {
  const nested = [{id: 1, club: {city: 'Porto'}, 'club.city': 'Lyon'}];
  await render(<DataGrid rows={nested} columns={[{field: 'club.city'}]} />);
  await expect
    .poll(() => document.querySelector('[role=gridcell][data-field="club.city"]')?.textContent)
    .toBe('Lyon');
});
