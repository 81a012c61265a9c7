import {DataGrid, type DataGridProps, type GridApi, type GridColDef} from '@mui/x-data-grid';
import {claim} from '@site/tests/claims/claim';
import {createRef, useState} from 'react';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import CellsInput from './_demos/CellsInput';
import CellsLink from './_demos/CellsLink';
import CellsLongText from './_demos/CellsLongText';

const rows = Array.from({length: 100}, (_, index) => ({id: index, bus: `Line ${index}`, stops: 100 - index}));

function Buses({columns, ...props}: Partial<DataGridProps> & {columns: GridColDef[]}) {
  return (
    <div style={{width: 500, height: 300}}>
      <DataGrid rows={rows} columns={columns} {...props} />
    </div>
  );
}

const cell = (field: string, row = 0) =>
  document.querySelector(`[data-id="${row}"] [role=gridcell][data-field=${field}]`);

claim('render-elements', 'null gives an empty cell, undefined the formatted value', async () => {
  await render(
    <Buses
      columns={[
        {field: 'bus', renderCell: () => null},
        {field: 'stops', renderCell: () => undefined},
      ]}
    />,
  );
  await expect.poll(() => cell('stops')?.textContent).toBe('100');
  expect(cell('bus')?.textContent).toBe('');
});

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{`Count ${count}`}</button>;
}

claim('render-elements', 'state in a cell is lost when its row leaves the view', async () => {
  const apiRef = createRef<GridApi>();
  const screen = await render(
    <Buses apiRef={apiRef} columns={[{field: 'bus'}, {field: 'stops', renderCell: () => <Counter />}]} />,
  );
  await screen.getByRole('button', {name: 'Count 0'}).first().click();
  await expect.element(screen.getByRole('button', {name: 'Count 1'})).toBeVisible();
  apiRef.current?.scrollToIndexes({rowIndex: 90});
  await expect.element(screen.getByText('Line 90')).toBeVisible();
  apiRef.current?.setCellFocus(90, 'bus');
  await expect.poll(() => cell('stops')).toBeNull();
  apiRef.current?.scrollToIndexes({rowIndex: 0});
  await expect.poll(() => cell('stops')?.textContent).toBe('Count 0');
});

claim(
  'links-and-buttons',
  'a click on a button selects the row and fires onRowClick, unless stopped',
  async () => {
    const onRowClick = vi.fn();
    const onPress = vi.fn<(event: React.MouseEvent) => void>();
    const screen = await render(
      <Buses
        columns={[{field: 'bus', renderCell: ({id}) => <button onClick={onPress}>{`Call ${id}`}</button>}]}
        onRowClick={onRowClick}
      />,
    );
    await screen.getByRole('button', {name: 'Call 0'}).click();
    await expect.poll(() => onRowClick.mock.calls.length).toBe(1);
    await expect.poll(() => cell('bus')?.closest('[role=row]')?.getAttribute('aria-selected')).toBe('true');
    onPress.mockImplementation((event) => event.stopPropagation());
    await screen.getByRole('button', {name: 'Call 1'}).click();
    expect(onPress).toHaveBeenCalledTimes(2);
    expect(onRowClick).toHaveBeenCalledTimes(1);
  },
);

claim('links-and-buttons', 'the arrow keys move the focus to the link in a cell', async () => {
  const screen = await render(<CellsLink />);
  await screen.getByText('Harbor office').click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('link', {name: 'harbor@example.org'})).toHaveFocus();
});

claim('inputs', 'with the keys stopped, the arrow keys change the rating', async () => {
  const screen = await render(<CellsInput />);
  await expect.element(screen.getByText('Darjeeling')).toBeVisible();
  const checked = () => document.querySelector<HTMLInputElement>('[name=stars-1]:checked');
  expect(checked()?.value).toBe('4');
  checked()?.focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => checked()?.value).toBe('5');
});

claim('long-text', 'Space opens and closes the text of a focused cell, Escape closes it', async () => {
  const screen = await render(<CellsLongText />);
  await screen.getByText('Latch').click();
  await userEvent.keyboard('{ArrowRight} ');
  const popup = () => document.querySelector('.MuiDataGrid-longTextCellPopup')?.textContent;
  await expect.poll(popup).toContain('since 2019');
  await userEvent.keyboard('{Escape}');
  await expect.poll(popup).toBeUndefined();
});

claim('clicks-and-keys', 'defaultMuiPrevented keeps a double-click from editing', async () => {
  const columns = [{field: 'bus', editable: true}];
  const screen = await render(
    <Buses
      columns={columns}
      onCellDoubleClick={(_params, event) => {
        event.defaultMuiPrevented = true;
      }}
    />,
  );
  await screen.getByText('Line 0').dblClick();
  await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
  await screen.rerender(<Buses columns={columns} />);
  await screen.getByText('Line 0').dblClick();
  await expect.element(screen.getByRole('textbox')).toBeVisible();
});

claim('limits', 'sorting uses the value, not what renderCell shows', async () => {
  await render(
    <Buses
      columns={[{field: 'bus', renderCell: ({id}) => 100 - Number(id)}]}
      initialState={{sorting: {sortModel: [{field: 'bus', sort: 'desc'}]}}}
    />,
  );
  await expect.poll(() => document.querySelector('[role=gridcell][data-field=bus]')?.textContent).toBe('1');
});
