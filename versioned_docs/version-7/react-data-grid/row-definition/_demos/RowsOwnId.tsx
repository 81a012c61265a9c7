import {DataGrid, type GridColDef} from '@mui/x-data-grid';

interface Book {
  isbn: string;
  title: string;
  shelf: string;
}

const rows: Book[] = [
  {isbn: '978-0-14-118499-9', title: 'The Book of Disquiet', shelf: 'PES'},
  {isbn: '978-0-15-645380-6', title: 'Invisible Cities', shelf: 'CAL'},
  {isbn: '978-0-8112-1378-5', title: 'Ficciones', shelf: 'BOR'},
];

const columns: GridColDef<Book>[] = [
  {field: 'title', headerName: 'Title', minWidth: 140, flex: 1},
  {field: 'isbn', headerName: 'ISBN', width: 170},
  {field: 'shelf', headerName: 'Shelf', width: 80},
];

// #preview-start
const getRowId = (book: Book) => book.isbn;
// #preview-end

export default function RowsOwnId() {
  return (
    <div style={{height: 267}}>
      {/* #preview-start */}
      <DataGrid rows={rows} columns={columns} getRowId={getRowId} aria-label="Library" />
      {/* #preview-end */}
    </div>
  );
}
