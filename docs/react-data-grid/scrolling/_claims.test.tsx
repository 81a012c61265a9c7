import {createTheme, ThemeProvider} from '@mui/material/styles';
import {DataGrid, type DataGridProps} from '@mui/x-data-grid';
import {
  DataGridPro,
  useGridApiRef,
  type DataGridProProps,
  type GridApiPro,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import {claim} from '@site/tests/claims/claim';
import {useEffect} from 'react';
import {expect} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import RestoreScroll from './_demos/RestoreScroll';
import ScrollAcrossPages from './_demos/ScrollAcrossPages';
import ScrollToNewRow from './_demos/ScrollToNewRow';
import ScrollToRow from './_demos/ScrollToRow';

const rows = Array.from({length: 200}, (_, index) => ({id: index + 1, a: index, b: (index * 37) % 200}));
const columns: GridColDef[] = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((field) => ({field, width: 150}));

let api: GridApiPro | null = null;

function Long(props: Partial<DataGridProProps>) {
  const apiRef = useGridApiRef();
  useEffect(() => {
    api = apiRef.current;
  });
  return (
    <div style={{width: 500, height: 400}}>
      <DataGridPro apiRef={apiRef} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const ready = () => expect.poll(() => document.querySelector('[data-id]')).not.toBeNull();
const position = () => api?.getScrollPosition();
const focused = () => {
  const cell = document.activeElement?.closest('[data-field]');
  return `${cell?.closest('[data-id]')?.getAttribute('data-id')}/${cell?.getAttribute('data-field')}`;
};

claim('lead', 'scrollToIndexes() returns whether it scrolled, and leaves the focus', async () => {
  await render(<Long />);
  await ready();
  await userEvent.click(document.querySelector('[data-id="2"] [data-field=a]') ?? document.body);
  expect(api?.scrollToIndexes({rowIndex: 150, colIndex: 6})).toBe(true);
  await expect.poll(() => document.querySelector('[data-id="151"] [data-field=g]')).not.toBeNull();
  expect(api?.scrollToIndexes({rowIndex: 150, colIndex: 6})).toBe(false);
  expect(focused()).toBe('2/a');
  const {top} = position() ?? {top: 0};
  api?.setCellFocus(5, 'a');
  await new Promise(requestAnimationFrame);
  expect(position()?.top).toBe(top);
});

claim('lead', 'the index counts sorted and filtered rows', async () => {
  const screen = await render(<ScrollToRow />);
  await userEvent.click(document.querySelector('[data-field=pages][role=columnheader]') ?? document.body);
  await screen.getByRole('button', {name: 'K-250'}).click();
  await expect.poll(focused).toBe('K-250/id');
  await expect.element(screen.getByRole('gridcell', {name: 'K-250'})).toBeInViewport();
});

claim('pages', 'a row of another page is in view and has the focus', async () => {
  const screen = await render(<ScrollAcrossPages />);
  await screen.getByRole('button', {name: '1130'}).click();
  await expect.element(screen.getByText('101–150 of 240')).toBeVisible();
  await expect.poll(focused).toBe('1130/id');
});

claim('pages', 'right after setPage(), the grid has the row heights of the old page', async () => {
  const screen = await render(
    <Long
      pagination
      initialState={{pagination: {paginationModel: {page: 1, pageSize: 150}}}}
      pageSizeOptions={[150]}
    />,
  );
  await expect.element(screen.getByText('151–200 of 200')).toBeVisible();
  await expect.poll(() => document.querySelector('[data-id="151"]')).not.toBeNull();
  api?.setPage(0);
  expect(api?.scrollToIndexes({rowIndex: 120})).toBe(false);
  await expect.element(screen.getByText('1–150 of 200')).toBeVisible();
  await new Promise(requestAnimationFrame);
  expect(api?.scrollToIndexes({rowIndex: 120})).toBe(true);
  expect(api?.scrollToIndexes({rowIndex: 180})).toBe(false);
});

claim('new-row', 'fieldToFocus does not scroll to the row', async () => {
  await render(<Long editMode="row" columns={columns.map((column) => ({...column, editable: true}))} />);
  await ready();
  api?.scroll({top: 5000});
  await expect.poll(() => document.querySelector('[data-id="100"]')).not.toBeNull();
  api?.startRowEditMode({id: 5, fieldToFocus: 'a'});
  await expect.poll(focused).toBe('5/a');
  expect(position()?.top).toBeGreaterThan(1000);
});

claim('new-row', 'the new row of the demo is in view and has the focus', async () => {
  const screen = await render(<ScrollToNewRow />);
  await ready();
  document.querySelector('.MuiDataGrid-virtualScroller')?.scrollTo({top: 1500});
  await expect.poll(() => document.querySelector('[data-id="31"]')).not.toBeNull();
  await screen.getByRole('button', {name: 'Add a part'}).click();
  await expect.poll(focused).toBe('41/part');
  expect(document.activeElement?.tagName).toBe('INPUT');
  const row = () => document.querySelector<HTMLElement>('[data-id="41"]');
  await expect.element(row()).toBeInViewport();
});

claim(
  'position',
  'in right-to-left pages, the position is negative, and scroll() takes a positive one',
  async () => {
    await render(
      <ThemeProvider theme={createTheme({direction: 'rtl'})}>
        <div dir="rtl">
          <Long />
        </div>
      </ThemeProvider>,
    );
    await ready();
    api?.scroll({left: 200});
    await expect.poll(() => position()?.left).toBe(-200);
  },
);

claim('restore', 'the demo comes back where it was', async () => {
  const screen = await render(<RestoreScroll />);
  await ready();
  const scroller = () => document.querySelector('.MuiDataGrid-virtualScroller');
  scroller()?.scrollTo({top: 1500});
  await expect.poll(() => document.querySelector('[data-id="31"]')).not.toBeNull();
  await screen.getByRole('tab', {name: 'Notes'}).click();
  await screen.getByRole('tab', {name: 'Plots'}).click();
  await expect.poll(() => scroller()?.scrollTop).toBe(1500);
});

claim('restore', 'exportState() does not contain the position', async () => {
  await render(<Long initialState={{scroll: {top: 700, left: 100}}} />);
  await expect.poll(position).toEqual({top: 700, left: 100});
  expect(api?.exportState()).not.toHaveProperty('scroll');
});

claim('changes', 'a new row keeps the pixels; sorting scrolls to the top', async () => {
  const screen = await render(<Long />);
  await ready();
  api?.scroll({top: 2000});
  await expect.poll(() => position()?.top).toBe(2000);
  await screen.rerender(<Long rows={[{id: 0, a: -1, b: 0}, ...rows]} />);
  await new Promise(requestAnimationFrame);
  expect(position()?.top).toBe(2000);
  api?.sortColumn('b', 'asc');
  await expect.poll(() => position()?.top).toBe(0);
});

const community: Partial<DataGridProps> = {rows, columns};

claim('pages', 'in DataGrid, an index on another page does not change the page', async () => {
  function Pages() {
    const apiRef = useGridApiRef();
    useEffect(() => {
      apiRef.current?.scrollToIndexes({rowIndex: 150});
    }, [apiRef]);
    return (
      <div style={{width: 500, height: 400}}>
        <DataGrid apiRef={apiRef} {...community} columns={columns} />
      </div>
    );
  }
  const screen = await render(<Pages />);
  await expect.element(screen.getByText('1–100 of 200')).toBeVisible();
});
