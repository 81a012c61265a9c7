import {DataGrid, type GridColDef, type GridRowsProp} from '@mui/x-data-grid';

interface Film {
  imdb: string;
  title: string;
  year: number;
  minutes: number;
  color: boolean;
  premiere: string;
}

const rows: GridRowsProp<Film> = [
  {imdb: 'tt0017136', title: 'Metropolis', year: 1927, minutes: 153, color: false, premiere: '1927-01-10'},
  {imdb: 'tt0046438', title: 'Tokyo Story', year: 1953, minutes: 137, color: false, premiere: '1953-11-03'},
  {imdb: 'tt0062136', title: 'Playtime', year: 1967, minutes: 124, color: true, premiere: '1967-12-16'},
];

// #preview-start
const columns: GridColDef<Film>[] = [
  {field: 'title', headerName: 'Title', minWidth: 140, flex: 1},
  // A year is a number without a thousands separator.
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    width: 90,
    valueFormatter: (value: number) => String(value),
  },
  {
    field: 'minutes',
    headerName: 'Length',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => `${Math.floor(value / 60)} h ${value % 60} min`,
  },
  {field: 'color', headerName: 'Color', type: 'boolean', width: 100},
  // A date column wants Date objects: build them from the text of the row.
  {
    field: 'premiere',
    headerName: 'Premiere',
    type: 'date',
    width: 120,
    valueGetter: (value: string) => new Date(`${value}T00:00`),
  },
];
// #preview-end

export default function TypedColumns() {
  return (
    <div style={{height: 267}}>
      <DataGrid
        rows={rows}
        columns={columns}
        getRowId={(film) => film.imdb}
        aria-label="Films with typed columns"
      />
    </div>
  );
}
