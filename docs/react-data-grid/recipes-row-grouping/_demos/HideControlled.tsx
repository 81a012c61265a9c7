import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type GridColDef,
  type GridRowGroupingModel,
} from '@mui/x-data-grid-premium';

const rows = [
  {id: 1, song: 'Blue Train', artist: 'John Coltrane', label: 'Blue Note'},
  {id: 2, song: 'Giant Steps', artist: 'John Coltrane', label: 'Atlantic'},
  {id: 3, song: 'Speak No Evil', artist: 'Wayne Shorter', label: 'Blue Note'},
  {id: 4, song: 'Mess Around', artist: 'Ray Charles', label: 'Atlantic'},
];

const columns: GridColDef[] = [
  {field: 'song', headerName: 'Song', minWidth: 120, flex: 1},
  {field: 'artist', headerName: 'Artist', width: 150},
  {field: 'label', headerName: 'Label', width: 120},
];

export default function HideControlled() {
  // #preview-start
  const apiRef = useGridApiRef();
  const [model, setModel] = React.useState<GridRowGroupingModel>(['artist']);
  const initialState = useKeepGroupedColumnsHidden({apiRef, rowGroupingModel: model});

  return (
    <Stack spacing={1} sx={{height: 469}}>
      <ToggleButtonGroup
        size="small"
        aria-label="Group by"
        value={model}
        onChange={(_event, fields: string[]) => setModel(fields)}
      >
        <ToggleButton value="artist">Artist</ToggleButton>
        <ToggleButton value="label">Label</ToggleButton>
      </ToggleButtonGroup>
      <DataGridPremium
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        initialState={initialState}
        rowGroupingModel={model}
        onRowGroupingModelChange={setModel}
        defaultGroupingExpansionDepth={1}
        label="Songs"
      />
    </Stack>
  );
  // #preview-end
}
