import SunnyIcon from '@mui/icons-material/WbSunnyOutlined';
import WaterIcon from '@mui/icons-material/WaterDropOutlined';
import Stack from '@mui/material/Stack';
import {DataGrid, type GridColDef, type GridColumnHeaderParams} from '@mui/x-data-grid';

const rows = [
  {id: 1, plant: 'Basil', water: 'Daily', sun: 6},
  {id: 2, plant: 'Fern', water: 'Every 2 days', sun: 2},
  {id: 3, plant: 'Aloe', water: 'Every 2 weeks', sun: 5},
];

// #preview-start
const icons = {water: <WaterIcon fontSize="small" />, sun: <SunnyIcon fontSize="small" />};

function renderHeader({field, colDef}: GridColumnHeaderParams) {
  return (
    <Stack direction="row" sx={{gap: 1, alignItems: 'center', fontWeight: 500}}>
      {field === 'water' ? icons.water : icons.sun}
      {colDef.headerName}
    </Stack>
  );
}

const columns: GridColDef[] = [
  {field: 'plant', headerName: 'Plant', minWidth: 100, flex: 1},
  {field: 'water', headerName: 'Water', width: 130, renderHeader},
  {field: 'sun', headerName: 'Sun (h)', type: 'number', width: 120, renderHeader},
];
// #preview-end

export default function HeaderRendered() {
  return (
    <div style={{height: 267}}>
      <DataGrid rows={rows} columns={columns} label="House plants" />
    </div>
  );
}
