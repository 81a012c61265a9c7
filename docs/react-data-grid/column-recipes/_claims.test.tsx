import {DataGrid, GRID_CHECKBOX_SELECTION_COL_DEF} from '@mui/x-data-grid';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  useGridApiRef,
  type GridApiPremium,
  type GridInitialState,
} from '@mui/x-data-grid-premium';
import {claim} from '@site/tests/claims/claim';
import {useEffect} from 'react';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import AutosizePages from './_demos/AutosizePages';
import ColumnsFromData from './_demos/ColumnsFromData';
import GroupingWidth from './_demos/GroupingWidth';
import PersistColumns from './_demos/PersistColumns';
import TotalsInHeader from './_demos/TotalsInHeader';

const header = (field: string) =>
  document.querySelector<HTMLElement>(`[role=columnheader][data-field="${field}"]`);
const widthOf = (field: string) => Math.round(header(field)?.getBoundingClientRect().width ?? 0);
const groups = GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD;

let api: GridApiPremium | null = null;

const rows = [
  {id: 1, city: 'Bonn', name: 'Anna'},
  {id: 2, city: 'Kiel', name: 'Ben'},
];
const columns = [{field: 'city'}, {field: 'name'}];
const groupingColDef = {width: 280};

function Grouped({saved}: {saved?: GridInitialState['columns']}) {
  const apiRef = useGridApiRef();
  useEffect(() => {
    api = apiRef.current;
  });
  return (
    <div style={{width: 600, height: 300}}>
      <DataGridPremium
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        initialState={{rowGrouping: {model: ['city']}, columns: saved}}
      />
    </div>
  );
}

claim('totals', 'the total in a header follows the filter', async () => {
  const screen = await render(<TotalsInHeader />);
  await expect.poll(() => header('houses')?.textContent).toBe('Houses76');
  await screen.getByRole('button', {name: 'Search'}).click();
  await userEvent.keyboard('canal');
  await expect.poll(() => header('houses')?.textContent).toBe('Houses40');
});

claim('persist', 'a width is saved when users change it, and is there on the next visit', async () => {
  localStorage.removeItem('course-columns');
  const screen = await render(<PersistColumns />);
  await expect.poll(() => widthOf('course')).toBe(150);
  await userEvent.dblClick(header('course')?.querySelector('.MuiDataGrid-columnSeparator') ?? document.body);
  await expect.poll(() => widthOf('course')).toBeLessThan(150);
  const width = widthOf('course');
  await screen.getByRole('button', {name: 'Leave and come back'}).click();
  await expect.poll(() => widthOf('course')).toBe(width);
  await screen.getByRole('button', {name: 'Reset'}).click();
  await expect.poll(() => widthOf('course')).toBe(150);
  localStorage.removeItem('course-columns');
});

claim('autosize', 'columns fit again after each page of a data source', async () => {
  const screen = await render(<AutosizePages />);
  await expect.element(screen.getByText('York')).toBeVisible();
  await expect.poll(() => widthOf('place')).toBeGreaterThan(120);
  const width = widthOf('place');
  await screen.getByRole('button', {name: 'next page'}).click();
  await expect.element(screen.getByText('Leeds')).toBeVisible();
  await expect.poll(() => widthOf('place')).toBeGreaterThan(width + 50);
});

claim('grouping-width', 'a changed width of the grouping column is exported and restored', async () => {
  const {unmount} = await render(<Grouped />);
  await expect.poll(() => widthOf(groups)).toBe(280);
  api?.setColumnWidth(groups, 190);
  await expect.poll(() => widthOf(groups)).toBe(190);
  const saved = api?.exportState().columns;
  expect(saved?.dimensions?.[groups]?.width).toBe(190);
  await unmount();
  await render(<Grouped saved={saved} />);
  await expect.poll(() => widthOf(groups)).toBe(190);
});

claim(
  'grouping-width',
  'a spread checkbox column keeps its place and width, and is not added twice',
  async () => {
    const own = [{...GRID_CHECKBOX_SELECTION_COL_DEF, width: 90}, ...columns];
    await render(<DataGrid rows={rows} columns={own} checkboxSelection />);
    await expect.poll(() => widthOf('__check__')).toBe(90);
    expect(document.querySelectorAll('[role=columnheader]')).toHaveLength(3);
  },
);

claim('from-data', 'the demos log nothing', async () => {
  const errors = vi.spyOn(console, 'error');
  const warnings = vi.spyOn(console, 'warn');
  const screen = await render(
    <>
      <ColumnsFromData />
      <GroupingWidth />
    </>,
  );
  await expect.element(screen.getByRole('columnheader', {name: 'Unit price'})).toBeVisible();
  const messages = [...errors.mock.calls, ...warnings.mock.calls].map(String);
  expect(messages.filter((text) => !/license|^\*+$/i.test(text))).toEqual([]);
});
