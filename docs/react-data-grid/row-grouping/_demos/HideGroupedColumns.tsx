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
  {id: 1, title: 'Stalker', director: 'Andrei Tarkovsky', decade: '1970s'},
  {id: 2, title: 'Solaris', director: 'Andrei Tarkovsky', decade: '1970s'},
  {id: 3, title: 'Alien', director: 'Ridley Scott', decade: '1970s'},
  {id: 4, title: 'Blade Runner', director: 'Ridley Scott', decade: '1980s'},
  {id: 5, title: 'Nostalghia', director: 'Andrei Tarkovsky', decade: '1980s'},
];

const columns: GridColDef<Film>[] = [
  {field: 'title', headerName: 'Title', minWidth: 130, flex: 1},
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
