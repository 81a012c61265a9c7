import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 'L-31', title: 'Dune', reader: 'Petra Hahn', due: '2025-05-02', daysLate: 12},
  {id: 'L-32', title: 'Kindred', reader: 'Omar Diallo', due: '2025-05-16', daysLate: 0},
  {id: 'L-33', title: 'Solaris', reader: 'Vera Sim', due: '2025-05-11', daysLate: 3},
  {id: 'L-34', title: 'Momo', reader: 'Luca Rossi', due: '2025-05-20', daysLate: 0},
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  {field: 'title', headerName: 'Book', minWidth: 110, flex: 1},
  {field: 'reader', headerName: 'Reader', minWidth: 120, flex: 1},
  {field: 'due', headerName: 'Due', width: 110},
  {field: 'daysLate', headerName: 'Days late', type: 'number', width: 100},
];

export default function StyleRows() {
  return (
    <div style={{height: 319}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        getRowClassName={({row}) => (row.daysLate > 0 ? 'overdue' : '')}
        label="Loans of a library"
        sx={{
          '& .overdue': {
            bgcolor: 'rgb(245 158 11 / 20%)',
            '&:hover': {bgcolor: 'rgb(245 158 11 / 32%)'},
          },
        }}
      />
      {/* #preview-end */}
    </div>
  );
}
