import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type GridColDef,
} from '@mui/x-data-grid-premium';

interface Film {
  id: number;
  title: string;
  director: string;
  decade: string;
}

const rows: Film[] = [
  {id: 1, title: 'Sense and Sensibility', director: 'Ang Lee', decade: '1990s'},
  {id: 2, title: 'Life of Pi', director: 'Ang Lee', decade: '2010s'},
  {id: 3, title: 'Alien', director: 'Ridley Scott', decade: '1970s'},
  {id: 4, title: 'Blade Runner', director: 'Ridley Scott', decade: '1980s'},
  {id: 5, title: 'The Martian', director: 'Ridley Scott', decade: '2010s'},
];

const columns: GridColDef<Film>[] = [
  {field: 'title', headerName: 'Title', minWidth: 170, flex: 1},
  {field: 'director', headerName: 'Director', width: 160},
  {field: 'decade', headerName: 'Decade', width: 110},
];

export default function HideGroupedColumns() {
  // #preview-start
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {rowGrouping: {model: ['director']}},
  });
  // #preview-end

  return (
    <div style={{height: 475}}>
      <DataGridPremium
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        initialState={initialState}
        defaultGroupingExpansionDepth={1}
        label="Films"
      />
    </div>
  );
}
