import {
  DataGrid,
  GridRowModes,
  useGridApiRef,
  type GridCellParams,
  type GridPreProcessEditCellProps,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import {claim} from '@site/tests/claims/claim';
import {Component, useState, type ReactNode} from 'react';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import CrudRows from './_demos/CrudRows';
import EditableColumns from './_demos/EditableColumns';
import SingleClickEdit from './_demos/SingleClickEdit';

interface Guest {
  id: number;
  name: string;
}

const guests: Guest[] = [
  {id: 1, name: 'Mary Stone'},
  {id: 2, name: 'Jonas Weber'},
];
const columns = [{field: 'name', width: 200, editable: true}];

class ErrorBoundary extends Component<{children: ReactNode}, {message?: string}> {
  override state: {message?: string} = {};

  static getDerivedStateFromError(error: Error) {
    return {message: error.message};
  }

  override render() {
    return this.state.message === undefined ? this.props.children : <p>Stopped: {this.state.message}</p>;
  }
}

function AddWithMethod() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = useState(guests);

  const addRow = () => {
    setRows((current) => [...current, {id: 3, name: ''}]);
    apiRef.current?.startRowEditMode({id: 3});
  };

  return (
    <>
      <button onClick={addRow}>Add</button>
      <DataGrid apiRef={apiRef} rows={rows} columns={columns} editMode="row" />
    </>
  );
}

function AddWithModel() {
  const [rows, setRows] = useState(guests);
  const [modes, setModes] = useState<GridRowModesModel>({});

  const addRow = () => {
    setRows((current) => [...current, {id: 3, name: ''}]);
    setModes((current) => ({...current, 3: {mode: GridRowModes.Edit, fieldToFocus: 'name'}}));
  };

  return (
    <>
      <button onClick={addRow}>Add</button>
      <DataGrid
        rows={rows}
        columns={columns}
        editMode="row"
        rowModesModel={modes}
        onRowModesModelChange={setModes}
      />
    </>
  );
}

claim('crud', 'startRowEditMode() in the handler that adds the row stops the grid', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const screen = await render(
    <ErrorBoundary>
      <AddWithMethod />
    </ErrorBoundary>,
  );
  await screen.getByRole('button', {name: 'Add'}).click();
  await expect.element(screen.getByText('Stopped: No row with id #3 found')).toBeVisible();
});

claim('crud', 'rowModesModel opens the new row in the same handler', async () => {
  const screen = await render(<AddWithModel />);
  await screen.getByRole('button', {name: 'Add'}).click();
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
});

claim(
  'save',
  'without a returned row, the edit fails with "reading id" and the cell stays open',
  async () => {
    const onError = vi.fn<(error: Error) => void>();
    const forgetful = vi.fn();
    const screen = await render(
      <DataGrid
        rows={guests}
        columns={columns}
        processRowUpdate={forgetful}
        onProcessRowUpdateError={onError}
      />,
    );
    await screen.getByText('Jonas Weber').dblClick();
    await userEvent.keyboard('!{Enter}');
    await expect.poll(() => onError.mock.calls.length).toBe(1);
    expect(onError.mock.calls[0]?.[0].message).toContain("reading 'id'");
    await expect.element(screen.getByRole('textbox')).toBeVisible();
  },
);

claim('save', 'processRowUpdate also runs when nothing has changed', async () => {
  const processRowUpdate = vi.fn((row: Guest) => row);
  const screen = await render(
    <DataGrid rows={guests} columns={columns} processRowUpdate={processRowUpdate} />,
  );
  await screen.getByText('Jonas Weber').dblClick();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => processRowUpdate.mock.calls.length).toBe(1);
});

claim('lead', 'after a choice in a select, the cell stays in edit mode', async () => {
  const screen = await render(<EditableColumns />);
  await screen.getByText('Alp Dairy').dblClick();
  await screen.getByRole('option', {name: 'Salina'}).click();
  await expect.element(screen.getByRole('option', {name: 'Salina'})).not.toBeInTheDocument();
  expect(document.querySelector('.MuiDataGrid-cell--editing')).not.toBeNull();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.querySelector('.MuiDataGrid-cell--editing')).toBeNull();
  await expect.element(screen.getByRole('gridcell', {name: 'Alp Dairy'})).not.toBeInTheDocument();
});

claim('single-click', 'one click edits a cell, and a click on another cell saves it', async () => {
  const screen = await render(<SingleClickEdit />);
  await screen.getByText('Order flour').click();
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('!');
  await screen.getByText('Plan the summer menu').click();
  await expect.element(screen.getByRole('gridcell', {name: 'Order flour!'})).toBeVisible();
  await expect.element(screen.getByRole('textbox')).toHaveValue('Plan the summer menu');
});

claim('crud', 'Cancel and Escape remove a new row, and save nothing', async () => {
  const screen = await render(<CrudRows />);
  for (const leave of [
    () => screen.getByRole('menuitem', {name: 'Cancel'}).click(),
    () => userEvent.keyboard('{Escape}'),
  ]) {
    await screen.getByRole('button', {name: 'Add course'}).click();
    await expect.element(screen.getByRole('textbox')).toHaveFocus();
    await leave();
    await expect.poll(() => document.querySelectorAll('[role=row][data-id]').length).toBe(2);
  }
  await expect.element(screen.getByText('Add a course, or edit one.')).toBeVisible();
});

claim('crud', 'an error in processRowUpdate keeps the new row, a name saves it', async () => {
  const screen = await render(<CrudRows />);
  await screen.getByRole('button', {name: 'Add course'}).click();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('A course needs a name.')).toBeVisible();
  await expect.element(screen.getByRole('textbox')).toBeVisible();
  await screen.getByRole('textbox').fill('Weaving');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Weaving is saved.')).toBeVisible();
  await expect.element(screen.getByRole('gridcell', {name: 'Weaving'})).toBeVisible();
});

function CancelAndRemove({onSave}: {onSave: () => void}) {
  const [rows, setRows] = useState(guests);
  const [modes, setModes] = useState<GridRowModesModel>({2: {mode: GridRowModes.Edit}});

  const cancel = () => {
    setModes({2: {mode: GridRowModes.View, ignoreModifications: true}});
    setRows((current) => current.filter(({id}) => id !== 2));
  };

  return (
    <>
      <button onClick={cancel}>Cancel</button>
      <DataGrid
        rows={rows}
        columns={columns}
        editMode="row"
        rowModesModel={modes}
        onRowModesModelChange={setModes}
        processRowUpdate={(row) => {
          onSave();
          return row;
        }}
      />
    </>
  );
}

claim('crud', 'a row removed in the handler that cancels it is saved', async () => {
  const onSave = vi.fn();
  const screen = await render(<CancelAndRemove onSave={onSave} />);
  await screen.getByRole('button', {name: 'Cancel'}).click();
  await expect.poll(() => onSave.mock.calls.length).toBe(1);
});

claim('validate', 'opening a cell does not run the check, a key that replaces the value does', async () => {
  const check = vi.fn(({props}: GridPreProcessEditCellProps) => ({...props, error: true}));
  const screen = await render(
    <DataGrid rows={guests} columns={[{...columns[0], field: 'name', preProcessEditCellProps: check}]} />,
  );
  await screen.getByText('Jonas Weber').dblClick();
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(check).not.toHaveBeenCalled();
  await userEvent.keyboard('x');
  await expect.poll(() => check.mock.calls.length).toBeGreaterThan(0);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('textbox')).toBeVisible();
});

claim('lock-cells', 'isCellEditable is called for editable columns only', async () => {
  const isCellEditable = vi.fn((_params: GridCellParams) => false);
  await render(
    <DataGrid rows={guests} columns={[{field: 'id'}, ...columns]} isCellEditable={isCellEditable} />,
  );
  await expect.poll(() => isCellEditable.mock.calls.length).toBeGreaterThan(0);
  expect(new Set(isCellEditable.mock.calls.map(([{field}]) => field))).toEqual(new Set(['name']));
});
