import {DataGrid, type GridColDef} from '@mui/x-data-grid';

interface Budget {
  id: number;
  office: string;
  planned: number;
  spent: number;
}

const rows: Budget[] = [
  {id: 1, office: 'Parks', planned: 240_000, spent: 198_500},
  {id: 2, office: 'Roads', planned: 910_000, spent: 1_032_000},
  {id: 3, office: 'Libraries', planned: 155_000, spent: 154_200},
];

// #preview-start
const columns: GridColDef<Budget>[] = [
  {field: 'office', headerName: 'Office', minWidth: 100, flex: 1, cellClassName: 'office'},
  {field: 'planned', headerName: 'Planned', type: 'number', width: 110},
  {
    field: 'spent',
    headerName: 'Spent',
    type: 'number',
    width: 120,
    cellClassName: ({row}) => (row.spent > row.planned ? 'over' : ''),
    valueFormatter: (value: number, row) =>
      `${row.spent > row.planned ? '▲ ' : ''}${value.toLocaleString('en-US')}`,
  },
];
// #preview-end

export default function CellsStyled() {
  return (
    <div style={{height: 267}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        label="Budget of the city"
        sx={{
          '& .office': {fontWeight: 700},
          '& .over': {bgcolor: 'rgb(239 68 68 / 15%)', fontWeight: 700},
        }}
      />
      {/* #preview-end */}
    </div>
  );
}
