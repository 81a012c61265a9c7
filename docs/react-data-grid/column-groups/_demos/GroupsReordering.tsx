import {DataGridPro, type GridColDef, type GridColumnGroupingModel} from '@mui/x-data-grid-pro';

const rows = [
  {id: 1, room: 'Studio', width: 4.2, depth: 5.1, rent: 780, heating: 95},
  {id: 2, room: 'Loft', width: 8.8, depth: 6.4, rent: 1640, heating: 180},
];

const columns: GridColDef[] = [
  {field: 'room', headerName: 'Room', width: 90},
  {field: 'width', headerName: 'Width (m)', type: 'number', width: 110},
  {field: 'depth', headerName: 'Depth (m)', type: 'number', width: 110},
  {field: 'rent', headerName: 'Rent (€)', type: 'number', width: 110},
  {field: 'heating', headerName: 'Heating (€)', type: 'number', width: 120},
];

// #preview-start
const groups: GridColumnGroupingModel = [
  {groupId: 'Size', children: [{field: 'width'}, {field: 'depth'}]},
  {groupId: 'Costs', freeReordering: true, children: [{field: 'rent'}, {field: 'heating'}]},
];
// #preview-end

export default function GroupsReordering() {
  return (
    <div style={{height: 270}}>
      <DataGridPro rows={rows} columns={columns} columnGroupingModel={groups} label="Rooms to let" />
    </div>
  );
}
