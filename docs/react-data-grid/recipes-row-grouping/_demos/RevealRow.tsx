import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGridPremium, useGridApiRef, type GridColDef, type GridRowId} from '@mui/x-data-grid-premium';

const rows = [
  {id: 'R-101', floor: 'Ground floor', wing: 'East', room: 'Reception'},
  {id: 'R-102', floor: 'Ground floor', wing: 'West', room: 'Café'},
  {id: 'R-201', floor: 'First floor', wing: 'East', room: 'Library'},
  {id: 'R-202', floor: 'First floor', wing: 'West', room: 'Studio'},
  {id: 'R-203', floor: 'First floor', wing: 'West', room: 'Archive'},
];

const columns: GridColDef[] = [
  {field: 'floor', headerName: 'Floor', width: 120},
  {field: 'wing', headerName: 'Wing', width: 90},
  {field: 'room', headerName: 'Room', minWidth: 120, flex: 1},
];

export default function RevealRow() {
  // #preview-start
  const apiRef = useGridApiRef();

  const reveal = (id: GridRowId) => {
    const api = apiRef.current;
    if (!api) return;
    // The parent of the top level is the root, which is a group without a parent.
    for (let node = api.getRowNode(id); node?.parent != null; node = api.getRowNode(node.parent)) {
      if (node.type === 'group') api.setRowChildrenExpansion(node.id, true);
    }
    api.selectRow(id, true, true);
    // The new rows are there after the next render.
    requestAnimationFrame(() => api.setCellFocus(id, 'room'));
  };
  // #preview-end

  return (
    <Stack spacing={1} sx={{height: 311}}>
      <Button variant="outlined" onClick={() => reveal('R-203')} sx={{alignSelf: 'start'}}>
        Find the archive
      </Button>
      <DataGridPremium
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        initialState={{
          rowGrouping: {model: ['floor', 'wing']},
          columns: {columnVisibilityModel: {floor: false, wing: false}},
        }}
        label="Rooms"
      />
    </Stack>
  );
}
