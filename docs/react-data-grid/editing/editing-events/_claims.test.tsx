import {DataGrid, useGridApiRef, type DataGridProps, type GridApi, type GridColDef} from '@mui/x-data-grid';
import {DataGridPremium} from '@mui/x-data-grid-premium';
import {claim} from '@site/tests/claims/claim';
import type {KeyboardEvent, RefObject} from 'react';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import CellButtonKeys from './_demos/CellButtonKeys';
import EditLog from './_demos/EditLog';
import EnterMovesRight from './_demos/EnterMovesRight';
import KeepRowOpen from './_demos/KeepRowOpen';
import PreventTyping from './_demos/PreventTyping';
import PublishGuard from './_demos/PublishGuard';

const rows = [
  {id: 1, name: 'Ada', city: 'Rome'},
  {id: 2, name: 'Bea', city: 'Oslo'},
];
const columns: GridColDef[] = [
  {field: 'name', width: 150, editable: true},
  {field: 'city', width: 150, editable: true},
];
const invalid: GridColDef[] = [
  {field: 'name', editable: true, preProcessEditCellProps: ({props}) => ({...props, error: true})},
];

/** Renders a grid that logs its editing events, and the models of its modes. */
async function listen(props: Partial<DataGridProps> = {}) {
  const log: string[] = [];
  let api: RefObject<GridApi | null> = {current: null};

  function People() {
    const apiRef = useGridApiRef();
    api = apiRef;
    return (
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        onCellEditStart={({reason}) => log.push(`start ${reason}`)}
        onCellEditStop={({reason, value}) => log.push(`stop ${reason} ${value}`)}
        onRowEditStart={({reason}) => log.push(`start row ${reason}`)}
        onRowEditStop={({reason}) => log.push(`stop row ${reason}`)}
        onCellModesModelChange={(model) => log.push(`modes ${Object.keys(model).length}`)}
        processRowUpdate={(row: (typeof rows)[number]) => {
          log.push(`save ${row.name}`);
          return row;
        }}
        {...props}
      />
    );
  }

  const screen = await render(<People />);
  return {screen, log, api: () => api.current};
}

const isEditing = () => document.querySelector('.MuiDataGrid-cell--editing') !== null;
const pause = () => new Promise((resolve) => setTimeout(resolve, 400));

claim('order', 'Enter: stop, mode, processRowUpdate, mode; Escape saves nothing', async () => {
  const {screen, log} = await listen();
  await screen.getByText('Ada').dblClick();
  await userEvent.keyboard('!{Enter}');
  await expect
    .poll(() => log)
    .toEqual([
      'start cellDoubleClick',
      'modes 1',
      'stop enterKeyDown Ada',
      'modes 1',
      'save Ada!',
      'modes 0',
    ]);
  log.length = 0;
  await userEvent.keyboard('k{Escape}');
  await expect
    .poll(() => log)
    .toEqual(['start printableKeyDown', 'modes 1', 'stop escapeKeyDown Bea', 'modes 1', 'modes 0']);
});

claim('order', 'with an error, onCellEditStop does not fire, not even for Escape', async () => {
  const {screen, log} = await listen({columns: invalid});
  await screen.getByText('Ada').dblClick();
  await userEvent.keyboard('!');
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await userEvent.keyboard('{Enter}');
  await pause();
  expect(isEditing()).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(isEditing).toBe(false);
  expect(log.filter((line) => !line.startsWith('modes'))).toEqual(['start cellDoubleClick']);
});

claim('order', 'with an error in a row, only the stop for Escape fires', async () => {
  const {screen, log} = await listen({columns: invalid, editMode: 'row'});
  await screen.getByText('Ada').dblClick();
  await userEvent.keyboard('!');
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await userEvent.keyboard('{Enter}{Escape}');
  await expect.poll(isEditing).toBe(false);
  expect(log).toEqual(['start row cellDoubleClick', 'stop row escapeKeyDown']);
});

claim('is-editing', 'methods fire no start or stop event, but the callback of the model', async () => {
  const {log, api} = await listen();
  api()?.startCellEditMode({id: 1, field: 'name'});
  await expect.poll(isEditing).toBe(true);
  api()?.stopCellEditMode({id: 1, field: 'name'});
  await expect.poll(isEditing).toBe(false);
  expect(log).toEqual(['modes 1', 'modes 1', 'save Ada', 'modes 0']);
});

claim('reasons', 'Ctrl + V is pasteKeyDown in a cell, and printableKeyDown in a row', async () => {
  const cell = await listen();
  await cell.screen.getByText('Ada').click();
  await userEvent.keyboard('{Control>}v{/Control}');
  await expect.poll(() => cell.log).toContain('start pasteKeyDown');
  await cell.screen.unmount();

  const row = await listen({editMode: 'row'});
  await row.screen.getByText('Ada').click();
  await userEvent.keyboard('{Control>}v{/Control}');
  await expect.poll(() => row.log).toContain('start row printableKeyDown');
});

claim('prevent-start', 'letters, Delete, and paste do not start, Enter does', async () => {
  const screen = await render(<PreventTyping />);
  await screen.getByText('Harbor Ltd.').click();
  await userEvent.keyboard('x{Delete}{Control>}v{/Control}');
  expect(isEditing()).toBe(false);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('textbox')).toHaveValue('Harbor Ltd.');
});

claim('prevent-stop', 'a click elsewhere keeps the row open with its input; Escape cancels', async () => {
  const screen = await render(<KeepRowOpen />);
  await screen.getByText('12', {exact: true}).dblClick();
  await userEvent.keyboard('5');
  await screen.getByText('Monday').click();
  await expect.element(screen.getByText('Wednesday is not saved yet.', {exact: false})).toBeVisible();
  await screen.getByRole('spinbutton').first().click();
  await userEvent.keyboard('{Escape}');
  await expect.poll(isEditing).toBe(false);
});

claim('focus-after', 'Enter moves the focus to the right', async () => {
  const screen = await render(<EnterMovesRight />);
  await screen.getByText('12.4').dblClick();
  await userEvent.keyboard('5{Enter}');
  await expect.element(screen.getByRole('gridcell', {name: '9.8'})).toHaveFocus();
  await expect.element(screen.getByText('12.45')).toBeVisible();
});

claim('is-editing', 'the model stays filled until the save has settled', async () => {
  const screen = await render(<PublishGuard />);
  const publish = screen.getByRole('button', {name: 'Publish'});
  await screen.getByText('Risotto').dblClick();
  await expect.element(publish).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  await pause();
  expect(publish.element()).toBeDisabled();
  await expect.element(publish).toBeEnabled();
});

const clicked = vi.fn();

function ButtonCells({stops}: {stops: boolean}) {
  const stop = (event: KeyboardEvent) => event.stopPropagation();
  const button: GridColDef = {
    field: 'name',
    width: 150,
    editable: true,
    renderCell: ({value, tabIndex}) => (
      <button tabIndex={tabIndex} onClick={clicked} onKeyDown={stops ? stop : undefined}>
        {value}
      </button>
    ),
  };
  return <DataGrid rows={rows} columns={[button]} />;
}

claim('keys', 'Enter on a button in an editable cell edits, unless the button stops it', async () => {
  for (const stops of [false, true]) {
    clicked.mockReset();
    const screen = await render(<ButtonCells stops={stops} />);
    const button = screen.getByRole('button', {name: 'Ada'}).element();
    if (button instanceof HTMLElement) button.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(isEditing).toBe(!stops);
    expect(clicked).toHaveBeenCalledTimes(stops ? 1 : 0);
    await screen.unmount();
  }
});

claim('keys', 'the Enter that saves does not open the next cell', async () => {
  const screen = await render(<CellButtonKeys />);
  await screen.getByText('Invoices').click();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('!{Enter}');
  await expect.element(screen.getByRole('button', {name: 'Rename Contracts'})).toHaveFocus();
  expect(isEditing()).toBe(false);
  await userEvent.keyboard(' ');
  await expect.element(screen.getByRole('textbox')).toHaveValue('Contracts');
});

claim('limitations', 'undo and redo fire no editing event', async () => {
  const onEdit = vi.fn();
  const screen = await render(
    <DataGridPremium rows={rows} columns={columns} onCellEditStart={onEdit} onCellEditStop={onEdit} />,
  );
  await screen.getByText('Ada').dblClick();
  await userEvent.keyboard('!{Enter}');
  await expect.element(screen.getByText('Ada!')).toBeVisible();
  onEdit.mockReset();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(screen.getByText('Ada', {exact: true})).toBeVisible();
  await userEvent.keyboard('{Control>}y{/Control}');
  await expect.element(screen.getByText('Ada!')).toBeVisible();
  expect(onEdit).not.toHaveBeenCalled();
});

claim('lead', 'the demo logs start, stop, and save', async () => {
  const screen = await render(<EditLog />);
  await screen.getByText('Bath').dblClick();
  await userEvent.keyboard('room{Enter}');
  await expect.element(screen.getByText('Start: room, cellDoubleClick')).toBeVisible();
  await expect.element(screen.getByText('Stop: room, enterKeyDown')).toBeVisible();
  await expect.element(screen.getByText('Save: Bathroom, every 3 days')).toBeVisible();
});
