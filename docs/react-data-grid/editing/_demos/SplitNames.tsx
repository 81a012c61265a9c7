import {DataGrid, type GridColDef} from '@mui/x-data-grid';

interface Author {
  id: number;
  first: string;
  last: string;
  code: string;
}

const rows: Author[] = [
  {id: 1, first: 'Selma', last: 'Lagerlöf', code: 'LAG'},
  {id: 2, first: 'Italo', last: 'Calvino', code: 'CAL'},
  {id: 3, first: 'Toni', last: 'Morrison', code: 'MOR'},
];

// #preview-start
const columns: GridColDef<Author>[] = [
  {
    field: 'name',
    headerName: 'Name',
    minWidth: 160,
    flex: 1,
    editable: true,
    valueGetter: (_value, author) => `${author.first} ${author.last}`,
    valueSetter: (value: string, author) => {
      const [first = '', ...last] = value.trim().split(/\s+/);
      return {...author, first, last: last.join(' ')};
    },
  },
  {
    field: 'code',
    headerName: 'Shelf code',
    width: 120,
    editable: true,
    valueParser: (value: string) => value.toUpperCase().slice(0, 3),
  },
];
// #preview-end

export default function SplitNames() {
  return (
    <div style={{height: 267}}>
      <DataGrid rows={rows} columns={columns} label="Authors" />
    </div>
  );
}
