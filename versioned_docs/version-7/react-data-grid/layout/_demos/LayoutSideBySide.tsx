import Box from '@mui/material/Box';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const arrivals = [
  {id: 'ICE 73', from: 'Hamburg', at: '12:04'},
  {id: 'EC 217', from: 'Frankfurt', at: '12:31'},
  {id: 'RE 12', from: 'Schaffhausen', at: '12:38'},
  {id: 'ICE 5', from: 'Stuttgart', at: '12:51'},
  {id: 'IR 90', from: 'Geneva', at: '13:02'},
  {id: 'EC 32', from: 'Milan', at: '13:17'},
];
const departures = [
  {id: 'RE 5', to: 'Chur', at: '12:07'},
  {id: 'IC 810', to: 'Lausanne', at: '12:39'},
  {id: 'S 9', to: 'Zug', at: '12:42'},
  {id: 'EC 17', to: 'Milan', at: '13:09'},
  {id: 'IR 36', to: 'Basel', at: '13:12'},
  {id: 'RJX 6', to: 'Vienna', at: '13:40'},
];

const time: GridColDef = {field: 'at', headerName: 'Time', width: 80};
const train: GridColDef = {field: 'id', headerName: 'Train', width: 90};
const arrivalColumns: GridColDef[] = [
  time,
  train,
  {field: 'from', headerName: 'From', minWidth: 90, flex: 1},
];
const departureColumns: GridColDef[] = [time, train, {field: 'to', headerName: 'To', minWidth: 90, flex: 1}];

export default function LayoutSideBySide() {
  return (
    // #preview-start
    <Box sx={{display: 'flex', flexDirection: {xs: 'column', md: 'row'}, gap: 2, height: 423}}>
      <Box sx={{flex: 1, minWidth: 0, minHeight: 0}}>
        <DataGrid rows={arrivals} columns={arrivalColumns} aria-label="Arrivals" />
      </Box>
      <Box sx={{flex: 1, minWidth: 0, minHeight: 0}}>
        <DataGrid rows={departures} columns={departureColumns} aria-label="Departures" />
      </Box>
    </Box>
    // #preview-end
  );
}
