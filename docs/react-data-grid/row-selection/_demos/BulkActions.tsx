import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, gridRowSelectionIdsSelector, useGridApiRef, type GridColDef} from '@mui/x-data-grid';

const initialRows = [
  {id: 71, subject: 'Your parcel is on its way', from: 'Post', kilobytes: 41},
  {id: 72, subject: 'Minutes of Monday', from: 'Irene', kilobytes: 18},
  {id: 73, subject: 'Win a cruise!', from: 'Unknown', kilobytes: 260},
  {id: 74, subject: 'Lunch on Friday?', from: 'Pablo', kilobytes: 7},
];

const columns: GridColDef[] = [
  {field: 'subject', headerName: 'Subject', minWidth: 170, flex: 1},
  {field: 'from', headerName: 'From', width: 110},
  {field: 'kilobytes', headerName: 'Size (kB)', type: 'number', width: 100},
];

export default function BulkActions() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(initialRows);

  // #preview-start
  const deleteSelected = () => {
    if (!apiRef.current) return;
    const selected = gridRowSelectionIdsSelector(apiRef);
    setRows((current) => current.filter(({id}) => !selected.has(id)));
  };
  // #preview-end

  return (
    <Stack spacing={1} sx={{height: 364}}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={deleteSelected}>
          Delete selected
        </Button>
        <Button onClick={() => setRows(initialRows)}>Restore</Button>
      </Stack>
      {/* #preview-start */}
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        checkboxSelection
        disableRowSelectionExcludeModel
        disableRowSelectionOnClick
        label="Mails"
      />
      {/* #preview-end */}
    </Stack>
  );
}
