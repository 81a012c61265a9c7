import {DataGrid, type DataGridProps, type GridApi, type GridColDef} from '@mui/x-data-grid';
import {claim} from '@site/tests/claims/claim';
import {createRef} from 'react';
import {expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';

interface Task {
  id: number;
  task: string;
}

const rows: Task[] = [
  {id: 1, task: 'Return the borrowed lamp and both extension cords to the school'},
  {id: 2, task: 'Rest'},
];
const columns: GridColDef<Task>[] = [{field: 'task', width: 150, editable: true}];
const auto = () => 'auto' as const;

const Tasks = (props: Partial<DataGridProps<Task>>) => (
  <div style={{width: 700, height: 400}}>
    <DataGrid rows={rows} columns={columns} {...props} />
  </div>
);

const heightOf = (id: number) =>
  document.querySelector(`[role=row][data-id="${id}"]`)?.getBoundingClientRect().height;

claim('one-height', 'a rowHeight of 0 warns and gives 52 px', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  await render(<Tasks rowHeight={0} />);
  expect(heightOf(1)).toBe(52);
  expect(warned.mock.calls.flat().join(' ')).toContain('`rowHeight` prop should be a number greater than 0');
});

for (const [display, fits] of [
  ['flex', true],
  ['text', false],
] as const) {
  claim(
    'text-wrap',
    `wrapped text ${fits ? 'fits' : 'does not fit'} with display: '${display}'`,
    async () => {
      const wrapped = [{field: 'task', width: 200, display}];
      await render(
        <Tasks columns={wrapped} rowHeight={100} sx={{'& .MuiDataGrid-cell': {whiteSpace: 'normal'}}} />,
      );
      const cell = document.querySelector('[data-id="1"] [data-field=task]');
      expect((cell?.scrollHeight ?? 0) <= (cell?.clientHeight ?? 0)).toBe(fits);
    },
  );
}

claim('density', 'the density multiplies rowHeight', async () => {
  await render(<Tasks rowHeight={40} density="compact" />);
  expect(heightOf(1)).toBe(28);
});

claim('height-per-row', 'a number ignores the density, null does not', async () => {
  await render(<Tasks density="compact" getRowHeight={({id}) => (id === 1 ? 100 : null)} />);
  expect(heightOf(1)).toBe(100);
  expect(heightOf(2)).toBe(36);
});

claim('dynamic-height', 'a row in edit mode shrinks, unless its cells have a minimum height', async () => {
  const apiRef = createRef<GridApi>();
  const screen = await render(<Tasks apiRef={apiRef} getRowHeight={auto} />);
  await expect.poll(() => heightOf(1)).toBeGreaterThan(60);
  apiRef.current?.startCellEditMode({id: 1, field: 'task'});
  await expect.poll(() => heightOf(1)).toBeLessThan(30);
  apiRef.current?.stopCellEditMode({id: 1, field: 'task'});
  await screen.rerender(
    <Tasks
      apiRef={apiRef}
      getRowHeight={auto}
      sx={{'& .MuiDataGrid-cell': {minHeight: 52, maxHeight: 60}}}
    />,
  );
  await expect.poll(() => heightOf(1)).toBe(60);
  apiRef.current?.startCellEditMode({id: 1, field: 'task'});
  await expect.poll(() => heightOf(1)).toBe(52);
});

claim('dynamic-height', "'auto' renders all columns", async () => {
  const wide = Array.from({length: 40}, (_, index) => ({field: `c${index}`, width: 120}));
  const cells = () => document.querySelectorAll('[data-id="1"] [role=gridcell]').length;
  const screen = await render(<Tasks columns={wide} getRowHeight={auto} />);
  await expect.poll(cells).toBe(40);
  await screen.unmount();
  await render(<Tasks columns={wide} getRowHeight={auto} virtualizeColumnsWithAutoRowHeight />);
  expect(cells()).toBeLessThan(15);
});

claim('change-later', 'resetRowHeights() reads the heights again', async () => {
  const apiRef = createRef<GridApi>();
  let height = 40;
  const getRowHeight = () => height;
  await render(<Tasks apiRef={apiRef} getRowHeight={getRowHeight} />);
  height = 90;
  expect(heightOf(1)).toBe(40);
  apiRef.current?.resetRowHeights();
  await expect.poll(() => heightOf(1)).toBe(90);
});

claim('row-spacing', 'a border without a style takes no space', async () => {
  const props = {rowSpacingType: 'border', getRowSpacing: () => ({top: 5, bottom: 5})} as const;
  const screen = await render(<Tasks {...props} />);
  expect(heightOf(1)).toBe(52);
  await screen.rerender(<Tasks {...props} sx={{'& .MuiDataGrid-row': {borderBlockStyle: 'solid'}}} />);
  await expect.poll(() => heightOf(1)).toBe(62);
});
