import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';

const rows = [
  {id: 1, shelf: 'B', genre: 'Poetry', title: 'Duino Elegies', year: 1923},
  {id: 2, shelf: 'A', genre: 'Novel', title: 'Middlemarch', year: 1871},
  {id: 3, shelf: 'B', genre: 'Novel', title: 'Pedro Páramo', year: 1955},
  {id: 4, shelf: 'A', genre: 'Novel', title: 'The Leopard', year: 1958},
  {id: 5, shelf: 'A', genre: 'Poetry', title: 'Howl', year: 1956},
];

const columns: GridColDef[] = [
  {field: 'shelf', headerName: 'Shelf', width: 100},
  {field: 'genre', headerName: 'Genre', width: 120},
  {field: 'title', headerName: 'Title', minWidth: 140, flex: 1},
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => String(value),
  },
];

export default function MultiSort() {
  return (
    <div style={{height: 370}}>
      {/* #preview-start */}
      <DataGridPro
        rows={rows}
        columns={columns}
        multipleColumnsSortingMode="always"
        initialState={{
          sorting: {
            sortModel: [
              {field: 'shelf', sort: 'asc'},
              {field: 'year', sort: 'desc'},
            ],
          },
        }}
        label="Books"
      />
      {/* #preview-end */}
    </div>
  );
}
