import NightIcon from '@mui/icons-material/DarkModeOutlined';
import DayIcon from '@mui/icons-material/LightModeOutlined';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupHeaderParams,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';

const rows = [
  {id: 1, city: 'Oslo', dayMin: 9, dayMax: 17, nightMin: 3, nightMax: 8},
  {id: 2, city: 'Athens', dayMin: 21, dayMax: 31, nightMin: 17, nightMax: 23},
  {id: 3, city: 'Dublin', dayMin: 12, dayMax: 18, nightMin: 8, nightMax: 12},
];

const columns: GridColDef[] = [
  {field: 'city', headerName: 'City', minWidth: 100, flex: 1},
  {field: 'dayMin', headerName: 'Lowest', type: 'number', width: 100},
  {field: 'dayMax', headerName: 'Highest', type: 'number', width: 100},
  {field: 'nightMin', headerName: 'Lowest', type: 'number', width: 100},
  {field: 'nightMax', headerName: 'Highest', type: 'number', width: 100},
];

// #preview-start
function renderHeaderGroup({groupId, headerName}: GridColumnGroupHeaderParams) {
  return (
    <Stack direction="row" sx={{gap: 1, alignItems: 'center'}}>
      {groupId === 'day' ? <DayIcon fontSize="small" /> : <NightIcon fontSize="small" />}
      {headerName}
    </Stack>
  );
}

const groups: GridColumnGroupingModel = [
  {
    groupId: 'day',
    headerName: 'Day (°C)',
    headerAlign: 'center',
    renderHeaderGroup,
    children: [{field: 'dayMin'}, {field: 'dayMax'}],
  },
  {
    groupId: 'night',
    headerName: 'Night (°C)',
    description: 'From sunset to sunrise',
    headerAlign: 'center',
    headerClassName: 'night',
    renderHeaderGroup,
    children: [{field: 'nightMin'}, {field: 'nightMax'}],
  },
];
// #preview-end

export default function GroupsHeader() {
  return (
    <div style={{height: 323}}>
      <DataGrid
        rows={rows}
        columns={columns}
        columnGroupingModel={groups}
        aria-label="Temperatures in May"
        sx={{'& .night': {bgcolor: 'rgb(99 102 241 / 20%)'}}}
      />
    </div>
  );
}
