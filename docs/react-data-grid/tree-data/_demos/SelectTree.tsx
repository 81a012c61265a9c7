import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGridPro, type GridColDef, type GridRowSelectionModel} from '@mui/x-data-grid-pro';

interface Room {
  id: string;
  path: string[];
  seats: number;
}

const rows: Room[] = [
  {id: 'N', path: ['North wing'], seats: 44},
  {id: 'N1', path: ['North wing', 'Room N1'], seats: 12},
  {id: 'N2', path: ['North wing', 'Room N2'], seats: 32},
  {id: 'S', path: ['South wing'], seats: 20},
  {id: 'S1', path: ['South wing', 'Room S1'], seats: 20},
];

const columns: GridColDef<Room>[] = [
  {field: 'seats', headerName: 'Seats', type: 'number', minWidth: 90, flex: 1},
];

const getTreeDataPath = (room: Room) => room.path;

export default function SelectTree() {
  // #preview-start
  const [model, setModel] = React.useState<GridRowSelectionModel>({type: 'include', ids: new Set()});

  return (
    <Stack spacing={1} sx={{height: 399}}>
      <DataGridPro
        treeData
        checkboxSelection
        disableRowSelectionExcludeModel
        rows={rows}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        rowSelectionModel={model}
        onRowSelectionModelChange={setModel}
        defaultGroupingExpansionDepth={-1}
        label="Rooms"
      />
      <Typography variant="body2" role="status">
        Selected: {[...model.ids].join(', ') || 'nothing'}
      </Typography>
    </Stack>
  );
  // #preview-end
}
