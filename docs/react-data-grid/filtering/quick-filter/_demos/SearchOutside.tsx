import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {DataGrid, useGridApiRef, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, plant: 'Rosemary', bed: 'Herbs', blooms: 'May'},
  {id: 2, plant: 'Lavender', bed: 'Herbs', blooms: 'July'},
  {id: 3, plant: 'Peony', bed: 'Front yard', blooms: 'May'},
  {id: 4, plant: 'Dahlia', bed: 'Front yard', blooms: 'September'},
];

const columns: GridColDef[] = [
  {field: 'plant', headerName: 'Plant', minWidth: 120, flex: 1},
  {field: 'bed', headerName: 'Bed', width: 120},
  {field: 'blooms', headerName: 'Blooms', width: 120},
];

export default function SearchOutside() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1} sx={{height: 367}}>
      {/* #preview-start */}
      <TextField
        label="Search plants"
        type="search"
        size="small"
        onChange={({target}) => {
          const words = target.value.split(' ').filter((word) => word !== '');
          apiRef.current?.setQuickFilterValues(words);
        }}
      />
      <DataGrid apiRef={apiRef} rows={rows} columns={columns} label="Plants in the garden" />
      {/* #preview-end */}
    </Stack>
  );
}
