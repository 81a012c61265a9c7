import {DataGrid, gridClasses, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, bean: 'Yirgacheffe', roast: 'Light', grams: 250},
  {id: 2, bean: 'Mandheling', roast: 'Dark', grams: 500},
  {id: 3, bean: 'Antigua', roast: 'Medium', grams: 250},
];

const columns: GridColDef[] = [
  {field: 'bean', headerName: 'Bean', minWidth: 110, flex: 1},
  {field: 'roast', headerName: 'Roast', width: 90},
  {field: 'grams', headerName: 'Pack (g)', type: 'number', width: 90},
];

export default function FewerLines() {
  return (
    <div style={{height: 212}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        label="Coffee"
        sx={{
          border: 0,
          '--DataGrid-rowBorderColor': 'transparent',
          [`& .${gridClasses.columnSeparator}`]: {display: 'none'},
          [`& .${gridClasses.columnHeaders}`]: {boxShadow: 'inset 0 -2px currentColor'},
          [`& .${gridClasses.columnHeader}`]: {bgcolor: 'transparent'},
        }}
      />
      {/* #preview-end */}
    </div>
  );
}
