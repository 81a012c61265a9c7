import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, exhibit: 'Amphora', hall: 'Greece', age: 2500},
  {id: 2, exhibit: 'Bronze fibula', hall: 'Celts', age: 2300},
  {id: 3, exhibit: 'Rune stone', hall: 'North', age: 1000},
];

const columns: GridColDef[] = [
  {field: 'exhibit', headerName: 'Exhibit', minWidth: 120, flex: 1},
  {field: 'hall', headerName: 'Hall', width: 110},
  {field: 'age', headerName: 'Age (years)', type: 'number', width: 130},
];

export default function MenuOrder() {
  return (
    <div style={{height: 267}}>
      <DataGrid
        rows={rows}
        columns={columns}
        // #preview-start
        slotProps={{
          columnMenu: {
            slotProps: {
              // The filter first, sorting last.
              columnMenuFilterItem: {displayOrder: 0},
              columnMenuSortItem: {displayOrder: 200},
            },
          },
        }}
        // #preview-end
        aria-label="Museum"
      />
    </div>
  );
}
