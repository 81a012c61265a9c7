import {DataGrid, type GridCellParams, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, task: 'Order flour', hours: 1, owner: 'Mira'},
  {id: 2, task: 'Repair the oven door', hours: 3, owner: 'Tom'},
  {id: 3, task: 'Plan the summer menu', hours: 5, owner: 'Ana'},
];

const columns: GridColDef[] = [
  {field: 'task', headerName: 'Task', minWidth: 150, flex: 1, editable: true},
  {field: 'hours', headerName: 'Hours', type: 'number', width: 80, editable: true},
  {
    field: 'owner',
    headerName: 'Owner',
    type: 'singleSelect',
    valueOptions: ['Mira', 'Tom', 'Ana'],
    width: 100,
    editable: true,
  },
];

// #preview-start
function editOnClick({api, id, field, isEditable, cellMode}: GridCellParams) {
  if (isEditable && cellMode === 'view') api.startCellEditMode({id, field});
}
// #preview-end

export default function SingleClickEdit() {
  return (
    <div style={{height: 267}}>
      <DataGrid
        rows={rows}
        columns={columns}
        onCellClick={editOnClick}
        disableRowSelectionOnClick
        label="Tasks of a bakery"
      />
    </div>
  );
}
