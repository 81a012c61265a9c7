import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, plant: 'Norway maple', latin: 'Acer platanoides', planted: 'Avenue of the Republic, north side'},
  {id: 2, plant: 'Hornbeam', latin: 'Carpinus betulus', planted: 'School yard'},
  {id: 3, plant: 'Small-leaved lime', latin: 'Tilia cordata', planted: 'Market square'},
];

const columns: GridColDef[] = [
  {field: 'plant', headerName: 'Tree'},
  {field: 'latin', headerName: 'Botanical name'},
  {field: 'planted', headerName: 'Location', maxWidth: 240},
];

export default function DimensionsAutosizeOnMount() {
  return (
    <div style={{height: 267}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        autosizeOnMount
        autosizeOptions={{includeHeaders: true, includeOutliers: true}}
        aria-label="City trees"
      />
      {/* #preview-end */}
    </div>
  );
}
