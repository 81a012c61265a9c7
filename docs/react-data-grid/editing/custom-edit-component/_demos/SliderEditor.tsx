import * as React from 'react';
import Slider from '@mui/material/Slider';
import {DataGrid, useGridApiContext, type GridColDef, type GridRenderEditCellParams} from '@mui/x-data-grid';

interface Room {
  id: number;
  room: string;
  target: number;
}

const rows: Room[] = [
  {id: 1, room: 'Office', target: 21},
  {id: 2, room: 'Archive', target: 16},
  {id: 3, room: 'Workshop', target: 18},
];

// #preview-start
function TargetSlider({id, field, value, row, hasFocus}: GridRenderEditCellParams<Room, number>) {
  const apiRef = useGridApiContext();
  const slider = React.useRef<HTMLSpanElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) slider.current?.querySelector('input')?.focus();
  }, [hasFocus]);

  return (
    <Slider
      ref={slider}
      value={value ?? row.target}
      min={10}
      max={25}
      valueLabelDisplay="auto"
      getAriaLabel={() => `Target for ${row.room}`}
      onChange={(_event, target) => {
        void apiRef.current.setEditCellValue({id, field, value: target});
      }}
      sx={{mx: 2}}
    />
  );
}

const columns: GridColDef<Room>[] = [
  {field: 'room', headerName: 'Room', minWidth: 100, flex: 1},
  {
    field: 'target',
    headerName: 'Target (°C)',
    type: 'number',
    width: 180,
    display: 'flex',
    // Users who start with a letter or Delete clear the value: it is undefined then.
    valueSetter: (value: number | undefined, room) => ({...room, target: value ?? room.target}),
    editable: true,
    renderEditCell: (params: GridRenderEditCellParams<Room, number>) => <TargetSlider {...params} />,
  },
];
// #preview-end

export default function SliderEditor() {
  return (
    <div style={{height: 267}}>
      <DataGrid rows={rows} columns={columns} label="Heating" />
    </div>
  );
}
