import {DataGrid, type GridColDef, type GridColTypeDef} from '@mui/x-data-grid';

interface Trail {
  id: number;
  name: string;
  walk: number;
  break: number;
}

const rows: Trail[] = [
  {id: 1, name: 'Gorge path', walk: 95, break: 20},
  {id: 2, name: 'Ridge traverse', walk: 340, break: 75},
  {id: 3, name: 'Lake loop', walk: 130, break: 0},
];

// #preview-start
const duration: GridColTypeDef<number, string> = {
  type: 'number',
  width: 120,
  valueFormatter: (minutes: number) => `${Math.floor(minutes / 60)} h ${minutes % 60} min`,
};

const columns: GridColDef<Trail>[] = [
  {field: 'name', headerName: 'Trail', minWidth: 120, flex: 1},
  {...duration, field: 'walk', headerName: 'Walking'},
  {...duration, field: 'break', headerName: 'Breaks', width: 110},
];
// #preview-end

export default function ColumnsOwnType() {
  return (
    <div style={{height: 267}}>
      <DataGrid rows={rows} columns={columns} aria-label="Hiking trails" />
    </div>
  );
}
