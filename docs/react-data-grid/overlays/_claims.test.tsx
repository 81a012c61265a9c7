import {
  DataGrid,
  GridLoadingOverlay,
  gridClasses,
  type DataGridProps,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import {DataGridPro} from '@mui/x-data-grid-pro';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import EmptyWithAction from './_demos/EmptyWithAction';
import LoadFailed from './_demos/LoadFailed';
import LoadingProgress from './_demos/LoadingProgress';
import LoadingVariants from './_demos/LoadingVariants';
import NoResultsClear from './_demos/NoResultsClear';
import OverlayHeight from './_demos/OverlayHeight';
import OverlayTour from './_demos/OverlayTour';

const rows = Array.from({length: 40}, (_, id) => ({id, ferry: `Ferry ${id}`, seats: id}));
const none: typeof rows = [];
const columns: GridColDef[] = [
  {field: 'ferry', width: 200},
  {field: 'seats', width: 100},
];
const hidden = {ferry: false, seats: false};
const noMatch = {items: [{field: 'ferry', operator: 'equals', value: 'Kari'}]};

function Ferries(props: Partial<DataGridProps>) {
  return (
    <div style={{width: 600, height: 400}}>
      <DataGrid rows={rows} columns={columns} {...props} />
    </div>
  );
}

const find = (className: string) => document.querySelector<HTMLElement>(`.${className}`);
const overlayText = () => find(gridClasses.overlay)?.textContent;

claim(
  'lead',
  'loading wins over no results, which wins over no columns, which wins over no rows',
  async () => {
    const {rerender} = await render(<Ferries rows={none} columnVisibilityModel={hidden} />);
    await expect.poll(overlayText).toContain('No columns');
    await rerender(<Ferries filterModel={noMatch} columnVisibilityModel={hidden} />);
    await expect.poll(overlayText).toBe('No results found.');
    await rerender(<Ferries filterModel={noMatch} columnVisibilityModel={hidden} loading />);
    await expect.poll(overlayText).toBe('');
    await rerender(<Ferries rows={none} columnVisibilityModel={{}} />);
    await expect.poll(overlayText).toBe('No rows');
  },
);

claim('lead', 'with a pinned row, the no rows overlay does not appear', async () => {
  const pinnedRows = {top: [{id: 'p', ferry: 'Kari', seats: 80}]};
  const screen = await render(<DataGridPro rows={none} columns={columns} pinnedRows={pinnedRows} />);
  await expect.element(screen.getByText('Kari')).toBeVisible();
  expect(overlayText()).toBeUndefined();
});

claim('loading', 'rows below the overlay cannot be clicked, headers can', async () => {
  const onRowClick = vi.fn();
  const onHeaderClick = vi.fn();
  await render(<Ferries loading onRowClick={onRowClick} onColumnHeaderClick={onHeaderClick} />);
  await expect.poll(() => find(gridClasses.overlay)).not.toBeNull();
  const {left, top} = document
    .querySelector('[data-id="2"] [data-field="ferry"]')
    ?.getBoundingClientRect() ?? {
    left: 0,
    top: 0,
  };
  expect(document.elementFromPoint(left + 9, top + 9)?.closest(`.${gridClasses.overlay}`)).not.toBeNull();
  await userEvent.click(document.querySelector('[role=columnheader]') ?? document.body);
  expect(onHeaderClick).toHaveBeenCalled();
  expect(onRowClick).not.toHaveBeenCalled();
});

claim('custom-loading', 'a skeleton follows the columns only if slotProps set the variant', async () => {
  const slots = {loadingOverlay: () => <GridLoadingOverlay variant="skeleton" />};
  const position = () => {
    const wrapper = find(gridClasses.overlayWrapper);
    return wrapper && getComputedStyle(wrapper).position;
  };
  const {rerender} = await render(<Ferries loading slots={slots} />);
  await expect.poll(position).toBe('sticky');
  await rerender(<Ferries loading slotProps={{loadingOverlay: {variant: 'skeleton'}}} />);
  await expect.poll(position).toBe('static');
});

claim('height', 'an empty grid with autoHeight is two rows high; the variable changes that', async () => {
  const height = () => find(gridClasses.overlayWrapperInner)?.offsetHeight;
  const {rerender} = await render(<DataGrid autoHeight rows={none} columns={columns} />);
  await expect.poll(height).toBe(2 * 52);
  await rerender(
    <DataGrid autoHeight rows={none} columns={columns} sx={{'--DataGrid-overlayHeight': '250px'}} />,
  );
  await expect.poll(height).toBe(250);
  await rerender(
    <DataGrid
      autoHeight
      loading
      rows={rows.slice(0, 1)}
      columns={columns}
      sx={{'--DataGrid-overlayHeight': '250px'}}
    />,
  );
  await expect.poll(height).toBe(52);
});

claim(
  'data-source',
  'No rows flashes when the page changes, and is hidden for the time of the delay',
  async () => {
    const source: GridDataSource = {
      getRows: async ({paginationModel}) => {
        await new Promise((resolve) => setTimeout(resolve, 100));
        const {page, pageSize} = paginationModel ?? {page: 0, pageSize: 10};
        return {rows: rows.slice(page * pageSize, (page + 1) * pageSize), rowCount: 40};
      },
    };
    const flashes: string[] = [];
    const observer = new MutationObserver(() => {
      const overlay = find(gridClasses.overlay);
      if (overlay?.textContent === 'No rows') flashes.push(getComputedStyle(overlay).visibility);
    });
    const screen = await render(
      <Ferries
        dataSource={source}
        initialState={{pagination: {paginationModel: {pageSize: 10}, rowCount: 0}}}
        pageSizeOptions={[10]}
        sx={{
          '@keyframes appear': {from: {visibility: 'hidden'}},
          [`& .${gridClasses.overlay}`]: {animation: 'appear 0s 0.2s backwards'},
        }}
      />,
    );
    await expect.element(screen.getByText('Ferry 3')).toBeVisible();
    observer.observe(document.body, {childList: true, subtree: true, characterData: true});
    await screen.getByRole('button', {name: 'next page'}).click();
    await expect.element(screen.getByText('Ferry 13')).toBeVisible();
    observer.disconnect();
    expect(new Set(flashes)).toEqual(new Set(['hidden']));
  },
);

claim('accessibility', 'Tab leads to the button of an overlay; the focus is lost with it', async () => {
  const screen = await render(<EmptyWithAction />);
  await screen.getByRole('columnheader', {name: 'Plant'}).click();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', {name: 'Plant tomatoes'})).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('gridcell', {name: 'Tomatoes'})).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});

claim('no-results', 'the button of the demo clears the quick filter', async () => {
  const screen = await render(<NoResultsClear />);
  await screen.getByRole('button', {name: 'Clear all filters'}).click();
  await expect.element(screen.getByText('Lentil soup')).toBeVisible();
});

claim('lead', 'the demos log nothing', async () => {
  const errors = vi.spyOn(console, 'error');
  const warnings = vi.spyOn(console, 'warn');
  const screen = await render(
    <>
      <OverlayTour />
      <LoadingVariants />
      <LoadingProgress />
      <OverlayHeight />
      <LoadFailed />
    </>,
  );
  await screen.getByRole('button', {name: 'Retry'}).click();
  await expect.element(screen.getByText('Lakeside')).toBeVisible();
  for (const name of ['Loading', 'No results', 'No columns']) {
    await screen.getByRole('button', {name, exact: true}).click();
  }
  expect([...errors.mock.calls, ...warnings.mock.calls]).toEqual([]);
});
