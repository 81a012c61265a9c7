import {
  DataGrid,
  gridRowSelectionCountSelector,
  gridRowSelectionIdsSelector,
  type DataGridProps,
  type GridApi,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import {DataGridPro, type GridApiPro} from '@mui/x-data-grid-pro';
import {claim} from '@site/tests/claims/claim';
import {createRef} from 'react';
import {expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';

interface Mail {
  id: number;
  subject: string;
}

const rows: Mail[] = [
  {id: 1, subject: 'Parcel'},
  {id: 2, subject: 'Minutes'},
  {id: 3, subject: 'Lunch'},
];
const columns = [{field: 'subject', width: 200}];
const withN = {items: [{field: 'subject', operator: 'contains', value: 'n'}]};
const withoutValue = {items: [{field: 'subject', operator: 'contains'}]};

const Mails = (props: Partial<DataGridProps<Mail>>) => (
  <div style={{width: 700, height: 400}}>
    <DataGrid rows={rows} columns={columns} {...props} />
  </div>
);

/** A callback, and the models that it was called with, their ids as an array. */
function recorder() {
  const models: {type: string; ids: unknown[]}[] = [];
  const onRowSelectionModelChange = ({type, ids}: GridRowSelectionModel) => {
    models.push({type, ids: [...ids]});
  };
  return {models, onRowSelectionModelChange};
}

claim('lead', 'a click selects a row, and another click deselects it', async () => {
  const {models, onRowSelectionModelChange} = recorder();
  const screen = await render(<Mails onRowSelectionModelChange={onRowSelectionModelChange} />);
  await screen.getByText('Parcel').click();
  await screen.getByText('Parcel').click();
  expect(models.map(({ids}) => ids)).toEqual([[1], []]);
});

claim('control', 'without a callback clicks have no effect, nor has an id added to the Set', async () => {
  const model: GridRowSelectionModel = {type: 'include', ids: new Set([2])};
  const screen = await render(<Mails rowSelectionModel={model} />);
  await screen.getByText('Parcel').click();
  model.ids.add(1);
  await screen.rerender(<Mails rowSelectionModel={model} />);
  await expect.element(screen.getByRole('row', {name: 'Minutes'})).toHaveAttribute('aria-selected', 'true');
  await expect.element(screen.getByRole('row', {name: 'Parcel'})).toHaveAttribute('aria-selected', 'false');
});

claim('control', 'an array, or a model from JSON, throws', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const array: object = {rowSelectionModel: [1]};
  await expect(render(<Mails {...array} />)).rejects.toThrow(/reading 'size'/);
  const json: object = {rowSelectionModel: {type: 'include', ids: {}}};
  await expect(render(<Mails {...json} />)).rejects.toThrow(/has is not a function/);
});

claim('checkboxes', 'a button in renderCell selects the row unless it stops the event', async () => {
  const {models, onRowSelectionModelChange} = recorder();
  const renderCell = () => (
    <>
      <button>Plain</button>
      <button onClick={(event) => event.stopPropagation()}>Stopped</button>
    </>
  );
  const screen = await render(
    <Mails
      rows={rows.slice(0, 1)}
      columns={[{field: 'subject', width: 200, renderCell}]}
      onRowSelectionModelChange={onRowSelectionModelChange}
    />,
  );
  await screen.getByRole('button', {name: 'Stopped'}).click();
  expect(models).toHaveLength(0);
  await screen.getByRole('button', {name: 'Plain'}).click();
  expect(models).toHaveLength(1);
});

const selectAllCases: [string, Partial<DataGridProps<Mail>>, string, number[]][] = [
  ['nothing else', {}, 'exclude', []],
  ['disableRowSelectionExcludeModel', {disableRowSelectionExcludeModel: true}, 'include', [1, 2, 3]],
  ['isRowSelectable', {isRowSelectable: ({id}) => id !== 2}, 'include', [1, 3]],
  ['a filter', {initialState: {filter: {filterModel: withN}}}, 'include', [2, 3]],
  ['a filter without a value', {initialState: {filter: {filterModel: withoutValue}}}, 'include', [1, 2, 3]],
  [
    'a quick filter',
    {initialState: {filter: {filterModel: {items: [], quickFilterValues: ['n']}}}},
    'include',
    [2, 3],
  ],
];
for (const [name, props, type, ids] of selectAllCases) {
  claim('select-all', `the header checkbox gives the type '${type}' with ${name}`, async () => {
    const {models, onRowSelectionModelChange} = recorder();
    const screen = await render(
      <Mails checkboxSelection {...props} onRowSelectionModelChange={onRowSelectionModelChange} />,
    );
    await screen.getByRole('checkbox', {name: 'Select all rows'}).click();
    expect(models).toEqual([{type, ids}]);
  });
}

claim('select-all', "'exclude' includes rows that come later and rows that a filter hides", async () => {
  const apiRef = createRef<GridApi>();
  const more = [...rows, {id: 4, subject: 'Cruise'}];
  const screen = await render(<Mails apiRef={apiRef} checkboxSelection />);
  await screen.getByRole('checkbox', {name: 'Select all rows'}).click();
  await screen.rerender(<Mails apiRef={apiRef} checkboxSelection rows={more} filterModel={withN} />);
  await expect.element(screen.getByText('2 rows selected')).toBeVisible();
  expect([...gridRowSelectionIdsSelector(apiRef).keys()]).toEqual([1, 2, 3, 4]);
});

claim('server-side', 'keepNonExistentRowsSelected keeps a deleted row, without its data', async () => {
  const apiRef = createRef<GridApi>();
  const grid = (isKept: boolean, left: Mail[]) => (
    <Mails
      apiRef={apiRef}
      checkboxSelection
      disableRowSelectionExcludeModel
      keepNonExistentRowsSelected={isKept}
      rows={left}
    />
  );
  const screen = await render(grid(true, rows));
  await screen.getByRole('checkbox', {name: 'Select row'}).first().click();
  await screen.rerender(grid(true, rows.slice(1)));
  await expect.element(screen.getByText('1 row selected')).toBeVisible();
  expect([...gridRowSelectionIdsSelector(apiRef)]).toEqual([[1, undefined]]);
  await screen.rerender(grid(false, rows.slice(1)));
  expect(gridRowSelectionCountSelector(apiRef)).toBe(0);
});

claim('propagation', 'a model passed as a prop is completed, one passed to the API is not', async () => {
  const {models, onRowSelectionModelChange} = recorder();
  const apiRef = createRef<GridApiPro>();
  const parts = [
    {id: 1, path: ['Engine']},
    {id: 2, path: ['Engine', 'Pump']},
  ];
  const getTreeDataPath = ({path}: (typeof parts)[number]) => path;
  const engine: GridRowSelectionModel = {type: 'include', ids: new Set([1])};
  const tree = (model?: GridRowSelectionModel) => (
    <div style={{height: 300}}>
      <DataGridPro
        apiRef={apiRef}
        treeData
        getTreeDataPath={getTreeDataPath}
        rows={parts}
        columns={columns}
        rowSelectionModel={model}
        onRowSelectionModelChange={onRowSelectionModelChange}
      />
    </div>
  );
  const screen = await render(tree());
  apiRef.current?.setRowSelectionModel(engine);
  expect(models.at(-1)?.ids).toEqual([1]);
  expect([...(apiRef.current?.getPropagatedRowSelectionModel(engine).ids ?? [])]).toEqual([1, 2]);
  await screen.unmount();
  await render(tree(engine));
  expect(models.at(-1)?.ids).toEqual([1, 2]);
});

claim('limits', 'two ids throw in DataGrid without checkboxSelection', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const model: GridRowSelectionModel = {type: 'include', ids: new Set([1, 2])};
  await expect(render(<Mails rowSelectionModel={model} />)).rejects.toThrow(/can only contain 1 item/);
});
