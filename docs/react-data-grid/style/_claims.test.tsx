import {createTheme, ThemeProvider, useColorScheme, useTheme} from '@mui/material/styles';
import {DataGrid, type DataGridProps, type GridApi} from '@mui/x-data-grid';
import {DataGridPro} from '@mui/x-data-grid-pro';
import type {} from '@mui/x-data-grid-pro/themeAugmentation';
import {claim} from '@site/tests/claims/claim';
import {createRef} from 'react';
import {expect} from 'vitest';
import {render} from 'vitest-browser-react';

interface Loan {
  id: number;
  book: string;
}

const rows = ['Dune', 'Momo', 'Solaris', 'Kindred'].map((book, id): Loan => ({id, book}));
const columns = [{field: 'book', width: 150}];
const red = 'rgb(255, 0, 0)';

const Loans = (props: Partial<DataGridProps<Loan>>) => (
  <div style={{width: 600, height: 400}}>
    <DataGrid rows={rows} columns={columns} {...props} />
  </div>
);

function backgroundOf(selector: string): string | undefined {
  const element = document.querySelector(selector);
  return element ? getComputedStyle(element).backgroundColor : undefined;
}

const isLate: DataGridProps<Loan>['getRowClassName'] = ({id}) => (id === 1 ? 'late' : '');

for (const [selector, isKept] of [
  ['.late', false],
  ['.MuiDataGrid-row.late', true],
] as const) {
  claim('rows', `${selector} ${isKept ? 'keeps' : 'loses'} its color on hover and selection`, async () => {
    const screen = await render(
      <Loans getRowClassName={isLate} sx={{[`& ${selector}`]: {backgroundColor: red}}} />,
    );
    // Where the pointer was left before, the row may be.
    await screen.getByText('Kindred').hover();
    await expect.poll(() => backgroundOf('[data-id="1"]')).toBe(red);
    await screen.getByText('Momo').hover();
    await expect.poll(() => backgroundOf('[data-id="1"]') === red).toBe(isKept);
    await screen.getByText('Momo').click();
    await screen.getByText('Kindred').hover();
    await expect.poll(() => backgroundOf('[data-id="1"]') === red).toBe(isKept);
  });
}

claim('stripes', 'the first row in the document changes while users scroll', async () => {
  const apiRef = createRef<GridApi>();
  const many = Array.from({length: 60}, (_, id) => ({id, book: `Volume ${id}`}));
  await render(<Loans apiRef={apiRef} rows={many} />);
  const first = () => document.querySelector('[role=row][data-id]')?.getAttribute('data-id');
  expect(first()).toBe('0');
  apiRef.current?.scroll({top: 52 * 20});
  await expect.poll(first).not.toBe('0');
});

claim('density', '--DataGrid-rowBorderColor is the color of lines', async () => {
  await render(<Loans sx={{'--DataGrid-rowBorderColor': red}} />);
  const cell = document.querySelector('[data-id="2"] .MuiDataGrid-cell');
  expect(cell && getComputedStyle(cell).borderTopColor).toBe(red);
});

claim('parts', 'panels and menus render outside the grid', async () => {
  const apiRef = createRef<GridApi>();
  await render(<Loans apiRef={apiRef} />);
  apiRef.current?.showColumnMenu('book');
  await expect.poll(() => document.querySelector('.MuiDataGrid-menu')?.parentElement).toBe(document.body);
  apiRef.current?.hideColumnMenu();
  apiRef.current?.showFilterPanel('book');
  await expect.poll(() => document.querySelector('.MuiDataGrid-panel')?.parentElement).toBe(document.body);
});

const pinned = (sx?: DataGridProps['sx']) => (
  <div style={{width: 600, height: 400}}>
    <DataGridPro rows={rows} columns={columns} initialState={{pinnedColumns: {left: ['book']}}} sx={sx} />
  </div>
);

claim('all-grids', 'palette.DataGrid.bg colors all parts, bgcolor in sx does not', async () => {
  const parts = ['.MuiDataGrid-root', '.MuiDataGrid-columnHeader', '[data-id="1"] [data-field=book]'];
  const theme = createTheme({palette: {DataGrid: {bg: red}}});
  const screen = await render(<ThemeProvider theme={theme}>{pinned()}</ThemeProvider>);
  expect(parts.map(backgroundOf)).toEqual([red, red, red]);
  await screen.unmount();
  await render(pinned({bgcolor: red}));
  expect(parts.map((part) => backgroundOf(part) === red)).toEqual([true, false, false]);
});

claim('modes', 'palette.DataGrid follows the color scheme, theme.palette.mode does not', async () => {
  const theme = createTheme({
    cssVariables: {colorSchemeSelector: 'data'},
    colorSchemes: {light: true, dark: {palette: {DataGrid: {headerBg: red}}}},
  });
  function Mode() {
    const {setMode} = useColorScheme();
    return <button onClick={() => setMode('dark')}>{useTheme().palette.mode}</button>;
  }
  const screen = await render(
    <ThemeProvider theme={theme} defaultMode="light">
      <Mode />
      <Loans />
    </ThemeProvider>,
  );
  await screen.getByRole('button', {name: 'light'}).click();
  await expect.poll(() => backgroundOf('.MuiDataGrid-columnHeader')).toBe(red);
  await expect.element(screen.getByRole('button', {name: 'light'})).toBeVisible();
  localStorage.clear();
});

claim('parts', 'classes adds names to parts, and nonce belongs to the variables of the grid', async () => {
  await render(<Loans classes={{row: 'loan'}} nonce="abc" />);
  await expect.poll(() => document.querySelectorAll('.MuiDataGrid-row.loan')).toHaveLength(4);
  const withNonce = [...document.querySelectorAll('style')].filter(({nonce}) => nonce === 'abc');
  expect(withNonce.map(({textContent}) => /--DataGrid-/.test(textContent ?? ''))).toEqual([true]);
});
