import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, book: 'Braiding Sweetgrass', shelf: 'Nature', copies: 2},
  {id: 2, book: 'The Overstory', shelf: 'Novels', copies: 0},
  {id: 3, book: 'Underland', shelf: 'Nature', copies: 1},
  {id: 4, book: 'Circe', shelf: 'Novels', copies: 0},
];

const columns: GridColDef[] = [
  {field: 'book', headerName: 'Book', minWidth: 160, flex: 1},
  {field: 'shelf', headerName: 'Shelf', width: 110},
  {
    field: 'copies',
    headerName: 'Copies',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => (value === 0 ? 'On loan' : String(value)),
  },
];

// #preview-start
const isAvailable = ({row}: {row: (typeof rows)[number]}) => row.copies > 0;
// #preview-end

export default function OnlySome() {
  return (
    <div style={{height: 319}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        checkboxSelection
        isRowSelectable={isAvailable}
        aria-label="Books to borrow"
      />
      {/* #preview-end */}
    </div>
  );
}
