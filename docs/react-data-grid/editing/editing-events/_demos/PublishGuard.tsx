import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, course: 'Soup of the day', price: 6.5},
  {id: 2, course: 'Risotto', price: 14},
  {id: 3, course: 'Tiramisu', price: 7},
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  {field: 'course', headerName: 'Course', minWidth: 140, flex: 1, editable: true},
  {field: 'price', headerName: 'Price (€)', type: 'number', width: 110, editable: true},
];

const later = () => new Promise((resolve) => setTimeout(resolve, 800));

export default function PublishGuard() {
  const [isEditing, setIsEditing] = React.useState(false);
  const [note, setNote] = React.useState('');

  return (
    <Stack spacing={1} sx={{height: 312}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        // The model is empty when no cell is in edit mode, and no save is pending.
        onCellModesModelChange={(model) => setIsEditing(Object.keys(model).length > 0)}
        processRowUpdate={async (edited) => {
          await later();
          return edited;
        }}
        label="Menu"
      />
      <Stack direction="row" spacing={2} sx={{alignItems: 'center'}}>
        <Button variant="contained" disabled={isEditing} onClick={() => setNote('The menu is published.')}>
          Publish
        </Button>
        <Typography role="status" variant="body2">
          {isEditing ? 'Finish the edit first.' : note}
        </Typography>
      </Stack>
      {/* #preview-end */}
    </Stack>
  );
}
