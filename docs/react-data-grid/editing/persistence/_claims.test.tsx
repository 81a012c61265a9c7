import {DataGrid, type DataGridProps} from '@mui/x-data-grid';
import {claim} from '@site/tests/claims/claim';
import {useState} from 'react';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render, type RenderResult} from 'vitest-browser-react';

interface Tree {
  id: number;
  name: string;
  place: string;
}

const rows: Tree[] = [
  {id: 1, name: 'Oak', place: 'Hill'},
  {id: 2, name: 'Elm', place: 'Lake'},
];
const columns = [
  {field: 'name', width: 120, editable: true},
  {field: 'place', width: 120, editable: true},
];

function Trees(props: Partial<DataGridProps<Tree>>) {
  return (
    <div style={{width: 600, height: 300}}>
      <DataGrid rows={rows} columns={columns} {...props} />
    </div>
  );
}

async function edit(screen: RenderResult, text: string, input: string): Promise<void> {
  await screen.getByRole('gridcell', {name: text, exact: true}).dblClick();
  await userEvent.keyboard(`{Control>}a{/Control}${input}{Enter}`);
}

/** Promises that the test resolves, with the rows that they were asked for. */
function pendingSaves() {
  const saves: {row: Tree; finish: () => void}[] = [];
  const save = (row: Tree) =>
    new Promise<Tree>((resolve) => {
      saves.push({row, finish: () => resolve(row)});
    });
  return {saves, save};
}

claim('lead', 'a row with another id is added; the function runs without a change', async () => {
  const save = vi.fn((row: Tree) => ({...row, id: 9}));
  const screen = await render(<Trees processRowUpdate={save} />);
  await screen.getByText('Oak').dblClick();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => screen.getByText('Oak').elements().length).toBe(2);
  expect(save).toHaveBeenCalledTimes(1);
});

claim('errors', 'after a rejection the cell stays open, and Escape discards the input', async () => {
  const onError = vi.fn();
  const reject = () => Promise.reject(new Error('No'));
  const screen = await render(<Trees processRowUpdate={reject} onProcessRowUpdateError={onError} />);
  await edit(screen, 'Oak', 'Ash');
  await expect.poll(() => onError.mock.calls.length).toBe(1);
  await expect.element(screen.getByRole('textbox')).toHaveValue('Ash');
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText('Oak')).toBeVisible();
});

claim('errors', 'returning nothing is an error that reads id of undefined', async () => {
  const onError = vi.fn<(error: Error) => void>();
  const screen = await render(
    // @ts-expect-error -- the type says no as well
    <Trees processRowUpdate={() => undefined} onProcessRowUpdateError={onError} />,
  );
  await edit(screen, 'Oak', 'Ash');
  await expect.poll(() => onError.mock.calls[0]?.[0].message).toMatch(/reading 'id'/);
  await expect.element(screen.getByRole('textbox')).toHaveValue('Ash');
});

claim('pending', 'a second edit of the row has the old value of the cell that is being saved', async () => {
  const {saves, save} = pendingSaves();
  const screen = await render(<Trees processRowUpdate={save} />);
  await edit(screen, 'Oak', 'Ash');
  await edit(screen, 'Hill', 'Moor');
  await expect.poll(() => saves[1]?.row).toEqual({id: 1, name: 'Oak', place: 'Moor'});
});

claim('pending', 'a row that is removed meanwhile comes back', async () => {
  const {saves, save} = pendingSaves();
  const screen = await render(<Trees processRowUpdate={save} />);
  await edit(screen, 'Oak', 'Ash');
  await expect.poll(() => saves.length).toBe(1);
  await screen.rerender(<Trees processRowUpdate={save} rows={rows.slice(1)} />);
  await expect.poll(() => screen.getByText('Hill').query()).toBeNull();
  saves[0]?.finish();
  await expect.element(screen.getByText('Ash')).toBeVisible();
});

claim(
  'data-source',
  'updateRow takes the place of processRowUpdate and skips what did not change',
  async () => {
    const updateRow = vi.fn(({updatedRow}: {updatedRow: object}) => Promise.resolve(updatedRow));
    const processRowUpdate = vi.fn((row: Tree) => row);
    const dataSource = {getRows: () => Promise.resolve({rows, rowCount: 2}), updateRow};
    const screen = await render(
      <DataGrid columns={columns} dataSource={dataSource} processRowUpdate={processRowUpdate} />,
    );
    await screen.getByText('Elm').dblClick();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('Elm')).toBeVisible();
    await edit(screen, 'Oak', 'Ash');
    await expect.element(screen.getByText('Ash')).toBeVisible();
    expect(updateRow).toHaveBeenCalledTimes(1);
    expect(processRowUpdate).not.toHaveBeenCalled();
  },
);

claim('errors', 'functions that are new on each render are called once per edit', async () => {
  const save = vi.fn();
  function Inline() {
    const [errors, setErrors] = useState<string[]>([]);
    return (
      <>
        <p role="status">{errors.join()}</p>
        <Trees
          processRowUpdate={async () => {
            save();
            return Promise.reject(new Error('Refused'));
          }}
          onProcessRowUpdateError={(error: Error) => setErrors((before) => [...before, error.message])}
        />
      </>
    );
  }
  const screen = await render(<Inline />);
  await edit(screen, 'Oak', 'Ash');
  await expect.element(screen.getByRole('status')).toHaveTextContent('Refused');
  await new Promise((resolve) => setTimeout(resolve, 200));
  await expect.element(screen.getByRole('status')).toHaveTextContent(/^Refused$/);
  expect(save).toHaveBeenCalledOnce();
});
