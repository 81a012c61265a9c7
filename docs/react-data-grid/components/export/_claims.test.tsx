import {claim} from '@site/tests/claims/claim';
import {DataGrid, ExportCsv, Toolbar, type GridApi} from '@mui/x-data-grid';
import {expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';
import ExportExcelButton from './_demos/ExportExcelButton';
import ExportMenu from './_demos/ExportMenu';
import ExportSelected from './_demos/ExportSelected';

/** The text of each file that is downloaded from now on. */
function catchDownloads() {
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob);
    return 'data:text/plain,';
  });
  return () => Promise.all(blobs.map((blob) => blob.text()));
}

claim('menu', 'each item exports with its own options, and closes the menu', async () => {
  const files = catchDownloads();
  const screen = await render(<ExportMenu />);
  await screen.getByRole('button', {name: 'Export'}).click();
  await screen.getByRole('menuitem', {name: 'CSV with commas'}).click();
  await expect.poll(() => screen.getByRole('menu').query()).toBeNull();
  await screen.getByRole('button', {name: 'Export'}).click();
  await screen.getByRole('menuitem', {name: 'CSV for Excel'}).click();
  await expect.poll(async () => (await files()).length).toBe(2);
  const [commas = '', semicolons = ''] = await files();
  expect(commas).toContain('Ines Roth,3');
  expect(semicolons).toContain('Ines Roth;3');
});

claim('rows', 'a selection wins, unless getRowsToExport returns all rows', async () => {
  const files = catchDownloads();
  const screen = await render(<ExportSelected />);
  await expect.element(screen.getByRole('button', {name: 'Selected (0)'})).toBeDisabled();
  await screen.getByRole('checkbox', {name: 'Select row'}).first().click();
  await screen.getByRole('button', {name: 'Selected (1)'}).click();
  await screen.getByRole('button', {name: 'All'}).click();
  await expect.poll(async () => (await files()).length).toBe(2);
  const [selected = '', all = ''] = await files();
  expect(selected.split(/\r?\n/)).toHaveLength(2);
  expect(all.split(/\r?\n/)).toHaveLength(4);
});

claim('excel', 'the state changes to pending and then to finished', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  catchDownloads();
  const screen = await render(<ExportExcelButton />);
  await screen.getByRole('button', {name: 'Download for Excel'}).click();
  await expect.element(screen.getByRole('status').getByText('Done')).toBeVisible();
});

const calls: string[] = [];
const formatId = (id: number) => {
  calls.push('format');
  return String(id);
};
const Ordered = () => (
  <Toolbar>
    <ExportCsv onClick={() => calls.push('onClick')}>Download</ExportCsv>
  </Toolbar>
);

claim('limitations', 'the export runs before onClick', async () => {
  catchDownloads();
  const apiRef: {current: GridApi | null} = {current: null};
  const screen = await render(
    <div style={{width: 500, height: 300}}>
      <DataGrid
        apiRef={apiRef}
        rows={[{id: 1}]}
        columns={[{field: 'id', valueFormatter: formatId}]}
        slots={{toolbar: Ordered}}
        showToolbar
      />
    </div>,
  );
  calls.length = 0;
  await screen.getByRole('button', {name: 'Download'}).click();
  expect(calls.indexOf('format')).toBe(0);
  expect(calls).toContain('onClick');
});
