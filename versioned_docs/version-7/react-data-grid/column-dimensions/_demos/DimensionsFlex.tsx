import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, book: 'The Waves', author: 'Virginia Woolf', year: '1931'},
  {id: 2, book: 'Invisible Cities', author: 'Italo Calvino', year: '1972'},
  {id: 3, book: 'Kokoro', author: 'Natsume Sōseki', year: '1914'},
];

// #preview-start
const columns: GridColDef[] = [
  {field: 'year', headerName: 'Year', width: 70},
  {field: 'book', headerName: 'Book', flex: 2, minWidth: 120},
  {field: 'author', headerName: 'Author', flex: 1, minWidth: 120},
];
// #preview-end

export default function DimensionsFlex() {
  return (
    <div style={{height: 267}}>
      <DataGrid rows={rows} columns={columns} aria-label="Novels" />
    </div>
  );
}
