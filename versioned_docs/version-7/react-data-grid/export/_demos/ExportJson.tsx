import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  gridVisibleColumnFieldsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';

const rows = [
  {id: 1, wine: 'Blaufränkisch', year: 2021, bottles: 34},
  {id: 2, wine: 'Furmint', year: 2023, bottles: 60},
];

const columns: GridColDef[] = [
  {field: 'wine', headerName: 'Wine', minWidth: 130, flex: 1},
  {field: 'year', headerName: 'Year', width: 90},
  {field: 'bottles', headerName: 'Bottles', type: 'number', width: 100},
];

export default function ExportJson() {
  const apiRef = useGridApiRef();
  const [json, setJson] = React.useState('');

  // #preview-start
  const exportJson = () => {
    const api = apiRef.current;
    const fields = gridVisibleColumnFieldsSelector(apiRef);
    const lines = gridFilteredSortedRowEntriesSelector(apiRef).map(({id}) =>
      Object.fromEntries(fields.map((field) => [field, api.getCellValue(id, field)])),
    );
    setJson(JSON.stringify(lines, null, 1));
  };
  // #preview-end

  return (
    <Stack spacing={1} sx={{height: 450}}>
      <DataGrid apiRef={apiRef} rows={rows} columns={columns} aria-label="Wines" />
      <Button variant="outlined" onClick={exportJson} sx={{alignSelf: 'start'}}>
        Show as JSON
      </Button>
      <Box
        component="pre"
        tabIndex={0}
        role="group"
        aria-label="JSON"
        sx={{m: 0, height: 130, overflow: 'auto', fontSize: 13}}
      >
        {json}
      </Box>
    </Stack>
  );
}
