import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  type ElementSize,
  type GridApi,
  type GridEventListener,
} from '@mui/x-data-grid';
import {DataGridPro} from '@mui/x-data-grid-pro';
import {claim} from '@site/tests/claims/claim';
import {createRef} from 'react';
import {expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import ContextMenu from './_demos/ContextMenu';

const rows = [
  {id: 1, name: 'Ada'},
  {id: 2, name: 'Bea'},
];
const columns = [{field: 'name', width: 200}];

claim(
  'ways',
  'an event callback gets params, event and details; details.api is in the Pro grid only',
  async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const onRowClick = vi.fn();
    const community = await render(<DataGrid rows={rows} columns={columns} onRowClick={onRowClick} />);
    await community.getByText('Ada').click();
    expect(onRowClick.mock.lastCall).toEqual([
      expect.objectContaining({id: 1}),
      expect.objectContaining({type: 'click'}),
      {},
    ]);
    await community.unmount();

    const pro = await render(<DataGridPro rows={rows} columns={columns} onRowClick={onRowClick} />);
    await pro.getByText('Ada').click();
    expect(onRowClick.mock.lastCall?.[2]).toHaveProperty('api');
  },
);

claim('ways', 'a model callback gets two arguments, the model and details with reason and api', async () => {
  const onModelChange = vi.fn();
  const screen = await render(
    <DataGrid rows={rows} columns={columns} onRowSelectionModelChange={onModelChange} />,
  );
  await screen.getByText('Ada').click();
  const model = {type: 'include', ids: new Set([1])};
  expect(onModelChange.mock.lastCall).toHaveLength(2);
  expect(onModelChange.mock.lastCall?.[0]).toEqual(model);
  expect(onModelChange.mock.lastCall?.[1]).toHaveProperty('api');
  expect(onModelChange.mock.lastCall?.[1]).toHaveProperty('reason', 'singleRowSelection');
});

claim(
  'ways',
  'the event of onRowSelectionModelChange is rowSelectionChange, that of onResize debouncedResize',
  async () => {
    const apiRef = createRef<GridApi>();
    const onSelection = vi.fn();
    const onResize = vi.fn<(size: ElementSize) => void>();
    const screen = await render(
      <div style={{height: 300, width: 400}}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} />
      </div>,
    );
    apiRef.current?.subscribeEvent('rowSelectionChange', onSelection);
    apiRef.current?.subscribeEvent('debouncedResize', onResize);
    await screen.getByText('Ada').click();
    expect(onSelection).toHaveBeenCalledOnce();
    await screen.rerender(
      <div style={{height: 300, width: 500}}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} />
      </div>,
    );
    await expect.poll(() => onResize.mock.lastCall?.[0]).toMatchObject({width: 498});
  },
);

claim('prevent', 'a listener of subscribeEvent() is too late to prevent, unless it is first', async () => {
  const apiRef = createRef<GridApi>();
  const editable = [{field: 'name', width: 200, editable: true}];
  const screen = await render(<DataGrid apiRef={apiRef} rows={rows} columns={editable} />);
  const prevent: GridEventListener<'cellDoubleClick'> = (_params, event) => {
    event.defaultMuiPrevented = true;
  };
  const stop = apiRef.current?.subscribeEvent('cellDoubleClick', prevent);
  await screen.getByText('Ada').dblClick();
  await expect.element(screen.getByRole('textbox')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  stop?.();
  apiRef.current?.subscribeEvent('cellDoubleClick', prevent, {isFirst: true});
  await screen.getByText('Bea').dblClick();
  await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
});

claim('buttons', 'clicks on actions and checkboxes do not fire onRowClick', async () => {
  const onRowClick = vi.fn();
  const screen = await render(
    <DataGrid
      rows={rows}
      columns={[
        ...columns,
        {
          field: 'actions',
          type: 'actions',
          renderCell: (params) => (
            <GridActionsCell {...params}>
              <GridActionsCellItem icon={<i>☎</i>} label={`Call ${params.id}`} />
            </GridActionsCell>
          ),
        },
      ]}
      checkboxSelection
      onRowClick={onRowClick}
    />,
  );
  await screen.getByLabelText('Call 1').click();
  await screen.getByRole('checkbox', {name: 'Select row', exact: true}).first().click();
  expect(onRowClick).not.toHaveBeenCalled();
  await screen.getByText('Bea').click();
  expect(onRowClick).toHaveBeenCalledOnce();
});

claim('outside', 'what subscribeEvent() returns ends the subscription', async () => {
  const apiRef = createRef<GridApi>();
  const onFocusIn = vi.fn();
  const screen = await render(<DataGrid apiRef={apiRef} rows={rows} columns={columns} />);
  const stop = apiRef.current?.subscribeEvent('cellFocusIn', onFocusIn);
  await screen.getByText('Ada').click();
  expect(onFocusIn).toHaveBeenCalledOnce();
  stop?.();
  await screen.getByText('Bea').click();
  expect(onFocusIn).toHaveBeenCalledOnce();
});

claim('native', 'a right-click opens the menu of the row under the pointer', async () => {
  const screen = await render(<ContextMenu />);
  await screen.getByText('Leek').click({button: 'right'});
  await screen.getByRole('menuitem', {name: 'Harvested'}).click();
  await expect.element(screen.getByRole('row', {name: 'Leek West Harvested'})).toBeVisible();
});

claim('buttons', 'a double-click fires onRowClick twice before onRowDoubleClick', async () => {
  const fired: string[] = [];
  const screen = await render(
    <DataGrid
      rows={rows}
      columns={columns}
      onRowClick={() => fired.push('click')}
      onRowDoubleClick={() => fired.push('double-click')}
    />,
  );
  await screen.getByText('Ada').dblClick();
  expect(fired).toEqual(['click', 'click', 'double-click']);
});
