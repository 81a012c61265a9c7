import * as React from 'react';
import Button from '@mui/material/Button';
import {DataGrid, useGridApiRef, type GridColDef, type GridInitialState} from '@mui/x-data-grid';

const rows = [
  {id: 1, track: 'Aria', composer: 'J. S. Bach', minutes: 4},
  {id: 2, track: 'Gymnopédie No. 1', composer: 'Erik Satie', minutes: 3},
  {id: 3, track: 'Nocturne', composer: 'Clara Schumann', minutes: 5},
];

const columns: GridColDef[] = [
  {field: 'track', headerName: 'Track', width: 130},
  {field: 'composer', headerName: 'Composer', minWidth: 120, flex: 1},
  {field: 'minutes', headerName: 'Minutes', type: 'number', width: 90},
];

export default function DimensionsRestore() {
  const apiRef = useGridApiRef();
  const [saved, setSaved] = React.useState<GridInitialState>({
    columns: {dimensions: {track: {width: 170}}},
  });
  const [visit, setVisit] = React.useState(1);

  // #preview-start
  const leaveAndComeBack = () => {
    // An app would write this object to localStorage or send it to its server.
    const state = apiRef.current.exportState();
    if (state) setSaved({columns: state.columns});
    setVisit(visit + 1);
  };
  // #preview-end

  return (
    <div>
      <Button onClick={leaveAndComeBack}>Leave and come back (visit {visit})</Button>
      <div style={{height: 267}}>
        <DataGrid
          key={visit}
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={saved}
          aria-label="Playlist"
        />
      </div>
    </div>
  );
}
