import {DataGrid, GridRowModes, useGridApiRef, type GridRowModesModel} from '@mui/x-data-grid';
import {claim} from '@site/tests/claims/claim';
import {Component, useState, type ReactNode} from 'react';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';

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

claim('limits', 'startRowEditMode() in the handler that adds the row stops the grid', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const screen = await render(
    <ErrorBoundary>
      <AddWithMethod />
    </ErrorBoundary>,
  );
  await screen.getByRole('button', {name: 'Add'}).click();
  await expect.element(screen.getByText('Stopped: No row with id #3 found')).toBeVisible();
});

claim('limits', 'rowModesModel opens the new row in the same handler', async () => {
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
