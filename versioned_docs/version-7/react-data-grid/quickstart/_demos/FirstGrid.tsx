import {DataGrid, type GridColDef, type GridRowsProp} from '@mui/x-data-grid';

const rows: GridRowsProp = [
  {id: 1, title: 'Metropolis', director: 'Fritz Lang', year: 1927},
  {id: 2, title: 'Tokyo Story', director: 'Yasujirō Ozu', year: 1953},
  {id: 3, title: 'Playtime', director: 'Jacques Tati', year: 1967},
];

const columns: GridColDef[] = [
  {field: 'title', headerName: 'Title', minWidth: 160, flex: 1},
  {field: 'director', headerName: 'Director', width: 160},
  {field: 'year', headerName: 'Year', width: 100},
];

export default function FirstGrid() {
  return (
    <div style={{height: 267}}>
      <DataGrid rows={rows} columns={columns} aria-label="Films" />
    </div>
  );
}
