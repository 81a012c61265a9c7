import * as React from 'react';
import CloseIcon from '@mui/icons-material/RemoveCircleOutline';
import OpenIcon from '@mui/icons-material/AddCircleOutline';
import IconButton from '@mui/material/IconButton';
import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupingModel,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';

const rows = [
  {id: 1, product: 'Oat drink', jan: 310, feb: 325, mar: 350, total: 985},
  {id: 2, product: 'Rye bread', jan: 190, feb: 175, mar: 204, total: 569},
];

const columns: GridColDef[] = [
  {field: 'product', headerName: 'Product', minWidth: 110, flex: 1},
  {field: 'jan', headerName: 'January', type: 'number', width: 90},
  {field: 'feb', headerName: 'February', type: 'number', width: 90},
  {field: 'mar', headerName: 'March', type: 'number', width: 90},
  {field: 'total', headerName: 'Total', type: 'number', width: 140},
];

export default function GroupsCollapsible() {
  const [visible, setVisible] = React.useState<GridColumnVisibilityModel>({
    jan: false,
    feb: false,
    mar: false,
  });
  const open = visible.jan !== false;

  // #preview-start
  const groups = React.useMemo<GridColumnGroupingModel>(
    () => [
      {
        groupId: 'quarter',
        headerName: 'Quarter 1',
        children: [{field: 'jan'}, {field: 'feb'}, {field: 'mar'}, {field: 'total'}],
        renderHeaderGroup: ({headerName}) => (
          <div>
            {headerName}
            <IconButton
              size="small"
              aria-label={open ? 'Hide the months' : 'Show the months'}
              onClick={() => setVisible({jan: !open, feb: !open, mar: !open})}
            >
              {open ? <CloseIcon fontSize="inherit" /> : <OpenIcon fontSize="inherit" />}
            </IconButton>
          </div>
        ),
      },
    ],
    [open],
  );
  // #preview-end

  return (
    <div style={{height: 271}}>
      <DataGrid
        rows={rows}
        columns={columns}
        columnGroupingModel={groups}
        columnVisibilityModel={visible}
        onColumnVisibilityModelChange={setVisible}
        label="Sales"
      />
    </div>
  );
}
