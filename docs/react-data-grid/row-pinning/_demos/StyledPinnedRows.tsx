import {DataGridPro, gridClasses, type GridColDef, type GridPinnedRowsProp} from '@mui/x-data-grid-pro';

interface Month {
  id: string;
  planned: number;
  spent: number;
}

const rows: Month[] = [
  {id: 'January', planned: 4200, spent: 3980},
  {id: 'February', planned: 4200, spent: 4410},
  {id: 'March', planned: 4600, spent: 4475},
];

const pinnedRows: GridPinnedRowsProp<Month> = {bottom: [{id: 'Quarter', planned: 13000, spent: 12865}]};

const columns: GridColDef<Month>[] = [
  {field: 'id', headerName: 'Month', minWidth: 130, flex: 1},
  {field: 'planned', headerName: 'Planned (€)', type: 'number', width: 140},
  {field: 'spent', headerName: 'Spent (€)', type: 'number', width: 130},
];

export default function StyledPinnedRows() {
  return (
    <div style={{height: 318}}>
      {/* #preview-start */}
      <DataGridPro
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        sx={{
          [`& .${gridClasses['pinnedRows--bottom']} .${gridClasses.row}`]: {
            bgcolor: 'primary.dark',
            color: 'primary.contrastText',
            fontWeight: 600,
            '&:hover': {bgcolor: 'primary.dark'},
          },
        }}
        label="Budget"
      />
      {/* #preview-end */}
    </div>
  );
}
