import Box from '@mui/material/Box';
import {DataGrid, gridClasses, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, shelter: 'Old Mill', beds: 24, taken: 90},
  {id: 2, shelter: 'St. Anne', beds: 16, taken: 45},
  {id: 3, shelter: 'Dockside', beds: 30, taken: 70},
];

// #preview-start
const columns: GridColDef[] = [
  {field: 'shelter', headerName: 'Shelter', minWidth: 110, flex: 1},
  {field: 'beds', headerName: 'Beds', type: 'number', width: 90},
  {
    field: 'taken',
    headerName: 'Taken',
    width: 130,
    display: 'flex',
    renderCell: ({value}) => (
      <Box className="bar" role="img" aria-label={`${value}%`} sx={{height: 12, width: `${value}%`}} />
    ),
  },
];

const forcedColors = '@media (forced-colors: active)';

const styles = {
  '& .bar': {bgcolor: 'success.main', [forcedColors]: {bgcolor: 'CanvasText', forcedColorAdjust: 'none'}},
  [`& .${gridClasses.row}.Mui-selected`]: {
    [forcedColors]: {outline: '2px solid Highlight', outlineOffset: '-3px'},
  },
};

export default function HighContrast() {
  return (
    <div style={{height: 267}}>
      <DataGrid rows={rows} columns={columns} sx={styles} aria-label="Shelters" />
    </div>
  );
}
// #preview-end
