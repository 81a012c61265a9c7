import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, task: 'Water the palms', done: true},
  {id: 2, task: 'Clean the aviary', done: false},
  {id: 3, task: 'Feed the otters', done: false},
];

const columns: GridColDef[] = [
  {field: 'task', headerName: 'Task', minWidth: 150, flex: 1},
  {field: 'done', headerName: 'Done', type: 'boolean', width: 100},
];

// #preview-start
const slotProps = {
  // Props that only Material UI knows stand under `material`.
  baseCheckbox: {material: {color: 'secondary'}},
  baseButton: {material: {disableRipple: true, variant: 'outlined'}},
  // Attributes of the elements around everything and around the rows.
  root: {'data-testid': 'tasks'},
  main: {'data-area': 'rows'},
} as const;
// #preview-end

export default function BaseSlots() {
  return (
    <div style={{height: 319}}>
      <DataGrid
        rows={rows}
        columns={columns}
        slotProps={slotProps}
        checkboxSelection
        showToolbar
        label="Tasks of the zoo"
      />
    </div>
  );
}
