import {DataGrid, type DataGridProps, type GridApi, type GridColDef} from '@mui/x-data-grid';
import {DataGridPremium, type GridApiPremium} from '@mui/x-data-grid-premium';
import {claim} from '@site/tests/claims/claim';
import {createRef} from 'react';
import {expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';
import ExportFromServer from './_demos/ExportFromServer';

const rows = [
  {id: 1, item: 'Rope', change: -5, day: new Date('2026-03-28T00:00:00Z'), maker: {name: 'Alta'}},
  {id: 2, item: '=SUM(A1)', change: 3, day: new Date('2026-03-29T00:00:00Z'), maker: {name: 'Bora'}},
  {id: 3, item: 'Tent', change: 8, day: new Date('2026-03-30T00:00:00Z'), maker: {name: 'Cima'}},
];
const columns: GridColDef[] = [
  {field: 'item'},
  {field: 'change', type: 'number', valueFormatter: (value: number) => `${value} pcs.`},
];
const apiRef = createRef<GridApi>();

function Stock(props: Partial<DataGridProps>) {
  return (
    <div style={{width: 500, height: 350}}>
      <DataGrid apiRef={apiRef} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const linesOf = (options?: Parameters<GridApi['getDataAsCsv']>[0]) =>
  apiRef.current?.getDataAsCsv({includeHeaders: false, ...options}).split('\r\n');

claim('lead', 'all pages are exported, and only the selected rows once there are some', async () => {
  const screen = await render(
    <Stock
      initialState={{pagination: {paginationModel: {pageSize: 1}}}}
      pageSizeOptions={[1]}
      checkboxSelection
    />,
  );
  expect(linesOf()).toHaveLength(3);
  await screen.getByRole('checkbox', {name: 'Select row', exact: true}).click();
  await expect.poll(() => linesOf()?.length).toBe(1);
  expect(linesOf({getRowsToExport: ({apiRef: {current}}) => current.getAllRowIds()})).toHaveLength(3);
});

claim('csv-options', 'a leading = or - gets an apostrophe, unless escapeFormulas is false', async () => {
  await render(<Stock />);
  await expect.poll(() => linesOf()).toEqual(['Rope,"\'-5 pcs."', '"\'=SUM(A1)",3 pcs.', 'Tent,8 pcs.']);
  expect(linesOf({escapeFormulas: false})).toEqual(['Rope,-5 pcs.', '=SUM(A1),3 pcs.', 'Tent,8 pcs.']);
});

claim('columns', 'a field in fields is exported in spite of disableExport, in that order', async () => {
  await render(
    <Stock
      columns={[
        {field: 'item', disableExport: true},
        {field: 'change', renderCell: () => 'chart'},
      ]}
    />,
  );
  await expect.poll(() => linesOf({escapeFormulas: false})).toEqual(['-5', '3', '8']);
  expect(linesOf({fields: ['change', 'item'], escapeFormulas: false})?.[2]).toBe('8,Tent');
});

claim('columns', 'ignoreValueFormatterDuringExport gives raw numbers and ISO dates', async () => {
  await render(
    <Stock columns={[...columns, {field: 'day', type: 'date'}]} ignoreValueFormatterDuringExport />,
  );
  await expect.poll(() => linesOf()?.[2]).toBe('Tent,8,2026-03-30T00:00:00.000Z');
});

claim('columns', 'an object becomes [object Object], with a warning', async () => {
  const onWarn = vi.spyOn(console, 'warn').mockReturnValue();
  await render(<Stock columns={[{field: 'maker'}]} />);
  await expect.poll(() => linesOf()?.[0]).toBe('[object Object]');
  expect(onWarn.mock.calls.join()).toContain('valueFormatter');
});

claim('print', 'with both buttons disabled, the export menu disappears', async () => {
  const off = {disableToolbarButton: true};
  const screen = await render(<Stock showToolbar />);
  await expect.element(screen.getByRole('button', {name: 'Export'})).toBeVisible();
  await screen.rerender(<Stock showToolbar slotProps={{toolbar: {csvOptions: off, printOptions: off}}} />);
  await expect.element(screen.getByRole('button', {name: 'Export'})).not.toBeInTheDocument();
});

claim('server', 'with rows from a server, the export has the loaded rows only', async () => {
  await render(<Stock paginationMode="server" rowCount={500} />);
  await expect.poll(() => linesOf()?.length).toBe(3);
});

claim('server', 'the button of the demo exports all rows that match', async () => {
  const onClick = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const screen = await render(<ExportFromServer />);
  await screen.getByRole('button', {name: 'Export all orders'}).click();
  await expect.element(screen.getByText('500 orders exported.')).toBeVisible();
  expect(onClick).toHaveBeenCalledOnce();
});

claim('columns', 'a valueFormatter beside renderCell is the text of the file alone', async () => {
  const both: GridColDef = {
    field: 'item',
    valueFormatter: (value: string) => `File: ${value}`,
    renderCell: ({value}) => `Cell: ${value}`,
  };
  const screen = await render(<Stock columns={[both]} />);
  await expect.element(screen.getByText('Cell: Rope')).toBeVisible();
  expect(linesOf()?.[0]).toBe('File: Rope');
});

claim('print', 'a canvas in a cell is blank in the copy, and rows are not cut', async () => {
  const pixels: number[][] = [];
  const breaks: string[] = [];
  const pixelOf = (canvas: HTMLCanvasElement) => [
    ...(canvas.getContext('2d')?.getImageData(1, 1, 1, 1).data ?? []),
  ];
  const remove = document.body.removeChild.bind(document.body);
  vi.spyOn(document.body, 'removeChild').mockImplementation((node) => {
    if (node instanceof HTMLIFrameElement && node.contentDocument) {
      const canvas = node.contentDocument.querySelector('canvas');
      const row = node.contentDocument.querySelector('.MuiDataGrid-row');
      if (canvas) pixels.push(pixelOf(canvas));
      if (row) breaks.push(node.contentWindow?.getComputedStyle(row).breakInside ?? '');
    }
    return remove(node);
  });
  const paint = (canvas: HTMLCanvasElement | null) => {
    canvas?.getContext('2d')?.fillRect(0, 0, 5, 5);
  };
  const drawn: GridColDef = {field: 'item', renderCell: () => <canvas ref={paint} width={5} height={5} />};
  const screen = await render(<Stock columns={[drawn]} />);
  await expect.poll(() => document.querySelectorAll('canvas')).toHaveLength(3);
  pixels.push(...[...document.querySelectorAll('canvas')].slice(0, 1).map(pixelOf));
  apiRef.current?.exportDataAsPrint();
  await expect.poll(() => breaks).toEqual(['avoid']);
  expect(pixels).toEqual([
    [0, 0, 0, 255],
    [0, 0, 0, 0],
  ]);
  await screen.unmount();
});

claim('excel', 'with a worker, exceljsPreProcess has no effect and logs a warning', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const premiumRef = createRef<GridApiPremium>();
  await render(
    <div style={{width: 500, height: 350}}>
      <DataGridPremium apiRef={premiumRef} rows={rows} columns={columns} />
    </div>,
  );
  const exceljsPreProcess = vi.fn();
  const worker = () => new Worker(URL.createObjectURL(new Blob([''], {type: 'text/javascript'})));
  void premiumRef.current?.exportDataAsExcel({worker, exceljsPreProcess});
  await expect
    .poll(() => String(warn.mock.lastCall?.[0]))
    .toMatch(/exceljsPreProcess option is not supported/);
  expect(exceljsPreProcess).not.toHaveBeenCalled();
});
