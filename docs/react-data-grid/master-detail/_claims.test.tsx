import * as React from 'react';
import {
  DataGridPro,
  useGridApiRef,
  type DataGridProProps,
  type GridApiPro,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';

interface Person {
  id: number;
  name: string;
}

const rows: Person[] = Array.from({length: 100}, (_, index) => ({
  id: index + 1,
  name: `Person ${index + 1}`,
}));
const columns: GridColDef<Person>[] = [{field: 'name', width: 160}];
const getDetailPanelContent = ({id}: GridRowParams<Person>) => <input aria-label={`Note ${id}`} />;
const getDetailPanelHeight = () => 80;
const initialState = {detailPanel: {expandedRowIds: new Set([1])}};

let api: GridApiPro | null = null;

function People(props: Partial<DataGridProProps<Person>>) {
  const apiRef = useGridApiRef();
  React.useEffect(() => {
    api = apiRef.current;
  });
  return (
    <div style={{width: 500, height: 400}}>
      <DataGridPro
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        {...props}
      />
    </div>
  );
}

claim('lead', 'the content of every row is computed, and again when the function changes', async () => {
  const content = vi.fn(getDetailPanelContent);
  const screen = await render(<People getDetailPanelContent={content} />);
  const atFirst = content.mock.calls.length;
  expect(atFirst).toBeGreaterThanOrEqual(rows.length);
  await screen.rerender(<People getDetailPanelContent={content} />);
  expect(content).toHaveBeenCalledTimes(atFirst);
  await screen.rerender(<People getDetailPanelContent={(params) => content(params)} />);
  await expect.poll(() => content.mock.calls.length).toBe(atFirst + rows.length);
});

claim('lead', 'the toggle is disabled for content that is no element', async () => {
  const screen = await render(<People getDetailPanelContent={() => 'text'} />);
  await expect.element(screen.getByRole('button', {name: 'Expand'}).first()).toBeDisabled();
});

claim('height', 'a panel is 500 px high by default', async () => {
  const screen = await render(
    <DataGridPro
      rows={rows}
      columns={columns}
      getDetailPanelContent={getDetailPanelContent}
      initialState={initialState}
    />,
  );
  await expect.element(screen.getByLabelText('Note 1')).toBeVisible();
  expect(document.querySelector('.MuiDataGrid-detailPanel')?.clientHeight).toBe(500);
});

claim('control', 'a Set that was changed in place is not noticed', async () => {
  const ids = new Set([1]);
  const screen = await render(<People detailPanelExpandedRowIds={ids} />);
  await expect.element(screen.getByLabelText('Note 1')).toBeVisible();
  ids.add(2);
  await screen.rerender(<People detailPanelExpandedRowIds={ids} />);
  expect(screen.getByLabelText('Note 2').query()).toBeNull();
});

claim('load', 'a panel is unmounted with its row, and its state is lost', async () => {
  const screen = await render(<People initialState={initialState} />);
  await screen.getByLabelText('Note 1').fill('Call back');
  api?.scrollToIndexes({rowIndex: 80});
  await expect.poll(() => screen.getByLabelText('Note 1').query()).toBeNull();
  api?.scrollToIndexes({rowIndex: 0});
  await expect.element(screen.getByLabelText('Note 1')).toHaveValue('');
});

claim('accessibility', 'Space toggles the panel, and Tab goes into it', async () => {
  const screen = await render(<People />);
  await screen.getByText('Person 1', {exact: true}).click();
  await userEvent.keyboard('{ArrowLeft} ');
  await expect.element(screen.getByLabelText('Note 1')).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByLabelText('Note 1')).toHaveFocus();
});
