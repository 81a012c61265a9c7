import {DataGrid, type DataGridProps} from '@mui/x-data-grid';
import {claim} from '@site/tests/claims/claim';
import type {CSSProperties} from 'react';
import {expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';

const rows = Array.from({length: 60}, (_, id) => ({id, drug: `Drug ${id}`}));
const columns = [{field: 'drug', width: 150}];
const wideColumns = Array.from({length: 12}, (_, index) => ({field: `c${index}`, width: 150}));
const column = {display: 'flex', flexDirection: 'column'} as const;

const Drugs = (props: Partial<DataGridProps>) => <DataGrid rows={rows} columns={columns} {...props} />;

const size = () => document.querySelector('.MuiDataGrid-root')?.getBoundingClientRect();
const height = () => size()?.height;
const renderedRows = () => document.querySelectorAll('[role=row][data-id]').length;
const wholeHeight = 60 * 52 + 56 + 53 + 2;

claim('fixed-height', 'percent without a height above is like no height; sx on the grid is one', async () => {
  const screen = await render(
    <div>
      <div style={{height: '100%'}}>
        <Drugs />
      </div>
    </div>,
  );
  await expect.poll(height).toBe(wholeHeight);
  expect(renderedRows()).toBe(60);
  await screen.rerender(<Drugs key="sx" sx={{height: 400}} />);
  await expect.poll(height).toBe(400);
  await expect.poll(renderedRows).toBeLessThan(12);
});

for (const [style, expected] of [
  [{flex: 1}, wholeHeight],
  [{flex: 1, minHeight: 0}, 400],
] as const) {
  claim('fill', `a flex item with ${JSON.stringify(style)} is ${expected} px high`, async () => {
    await render(
      <div style={{...column, height: 400}}>
        <div style={style}>
          <Drugs />
        </div>
      </div>,
    );
    await expect.poll(height).toBe(expected);
  });
}

for (const [track, before, after] of [
  ['1fr', 1802, 1802],
  ['minmax(0, 1fr)', 800, 400],
] as const) {
  claim('fill', `a grid column of ${track} goes from ${before} to ${after} px`, async () => {
    const page = (width: number) => (
      <div style={{display: 'grid', gridTemplateColumns: `${track} 100px`, width}}>
        <div style={{height: 300}}>
          <Drugs columns={wideColumns} />
        </div>
        <div>Menu</div>
      </div>
    );
    const screen = await render(page(900));
    await expect.poll(() => size()?.width).toBe(before);
    await screen.rerender(page(500));
    await expect.poll(() => size()?.width).toBe(after);
  });
}

claim('limit', 'the grid grows up to maxHeight, and past it without a flex column', async () => {
  const list = (count: number, style: CSSProperties) => (
    <div style={{maxHeight: 350, ...style}}>
      <Drugs rows={rows.slice(0, count)} hideFooter />
    </div>
  );
  const screen = await render(list(2, column));
  await expect.poll(height).toBe(162);
  await screen.rerender(list(60, column));
  await expect.poll(height).toBe(350);
  await expect.poll(renderedRows).toBeLessThan(12);
  await screen.rerender(list(60, {}));
  await expect.poll(height).toBeGreaterThan(3000);
});

claim('empty-height', 'an empty grid is two rows high, or as high as the variable says', async () => {
  const screen = await render(<Drugs rows={[]} hideFooter />);
  await expect.poll(height).toBe(56 + 104 + 2);
  const higher = {'--DataGrid-overlayHeight': '300px'};
  await screen.rerender(<Drugs rows={[]} hideFooter sx={higher} />);
  await expect.poll(height).toBe(56 + 300 + 2);
  await screen.rerender(<Drugs rows={rows.slice(0, 1)} hideFooter sx={higher} />);
  await expect.poll(height).toBe(56 + 52 + 2);
});

claim('auto-height', 'maxHeight in sx cuts off rows of autoHeight', async () => {
  await render(<Drugs autoHeight sx={{maxHeight: 300}} />);
  await expect.poll(height).toBe(300);
  const scroller = document.querySelector('.MuiDataGrid-virtualScroller');
  expect(renderedRows()).toBe(60);
  expect(scroller && getComputedStyle(scroller).overflowY).toBe('hidden');
});

claim('side-by-side', 'without minWidth: 0 the grid is as wide as its columns', async () => {
  const page = (minWidth?: number) => (
    <div style={{display: 'flex', width: 500}}>
      <div style={{flex: 1, minWidth, height: 300}}>
        <Drugs columns={wideColumns} />
      </div>
    </div>
  );
  const screen = await render(page());
  await expect.poll(() => size()?.width).toBe(1802);
  await screen.rerender(page(0));
  await expect.poll(() => size()?.width).toBe(500);
});

claim('page-size', 'autoPageSize has no selector, and reports the size when the height changes', async () => {
  const onModel = vi.fn<(pageSize: number) => void>();
  const page = (pageHeight: number) => (
    <div style={{height: pageHeight}}>
      <Drugs autoPageSize onPaginationModelChange={(model) => onModel(model.pageSize)} />
    </div>
  );
  const screen = await render(page(400));
  await expect.poll(renderedRows).toBe(5);
  expect(document.querySelector('.MuiTablePagination-select')).toBeNull();
  await screen.rerender(page(600));
  await expect.poll(renderedRows).toBe(9);
  expect(onModel.mock.calls).toEqual([[5], [9]]);
});

for (const [name, style] of [
  ['height: 0', {height: 0}],
  ['display: none', {height: 300, display: 'none'}],
] as const) {
  claim('hidden-parents', `with ${name}, an error is logged, and the grid recovers by itself`, async () => {
    const onError = vi.spyOn(console, 'error').mockReturnValue();
    const panel = (panelStyle: CSSProperties) => (
      <div style={panelStyle}>
        <Drugs />
      </div>
    );
    const screen = await render(panel(style));
    await expect.poll(() => onError.mock.calls.flat().join(' ')).toContain('has an empty height');
    await screen.rerender(panel({height: 300}));
    await expect.poll(height).toBe(300);
    await expect.poll(renderedRows).toBeGreaterThan(5);
  });
}
