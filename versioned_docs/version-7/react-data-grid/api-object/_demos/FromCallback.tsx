import Button from '@mui/material/Button';
import {DataGrid, GridToolbar, type GridColDef} from '@mui/x-data-grid';

interface Candidate {
  id: number;
  candidate: string;
  votes: number;
}

const rows: Candidate[] = [
  {id: 1, candidate: 'Ito', votes: 412},
  {id: 2, candidate: 'Garcia', votes: 655},
  {id: 3, candidate: 'Meyer', votes: 387},
];

// #preview-start
const columns: GridColDef<Candidate>[] = [
  {field: 'candidate', headerName: 'Candidate', minWidth: 110, flex: 1},
  {field: 'votes', headerName: 'Votes', type: 'number', width: 120},
  {
    field: 'share',
    headerName: 'Share',
    type: 'number',
    width: 90,
    valueGetter: (_value, row, _column, apiRef) => {
      const api = apiRef.current;
      const votes = api.getAllRowIds().map((id) => api.getRow<Candidate>(id)?.votes ?? 0);
      return row.votes / votes.reduce((sum, count) => sum + count, 0);
    },
    valueFormatter: (value: number) => `${(value * 100).toFixed(1)} %`,
  },
  {
    field: 'filter',
    headerName: 'Filter',
    width: 150,
    display: 'flex',
    sortable: false,
    filterable: false,
    renderCell: ({api, row, tabIndex}) => (
      <Button
        size="small"
        tabIndex={tabIndex}
        aria-label={`At least the votes of ${row.candidate}`}
        onClick={() => api.setFilterModel({items: [{field: 'votes', operator: '>=', value: row.votes}]})}
      >
        At least these
      </Button>
    ),
  },
];
// #preview-end

export default function FromCallback() {
  return (
    <div style={{height: 303}}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{toolbar: GridToolbar}}
        disableRowSelectionOnClick
        aria-label="Votes"
      />
    </div>
  );
}
