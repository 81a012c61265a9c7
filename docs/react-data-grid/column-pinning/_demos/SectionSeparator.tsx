import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {DataGridPro, type DataGridProProps, type GridColDef} from '@mui/x-data-grid-pro';

const rows = [
  {id: 1, hall: 'Hall A', nine: 'Robots at work', eleven: 'Safe brakes', two: 'Small motors', seats: 240},
  {id: 2, hall: 'Hall B', nine: 'Wood as steel', eleven: 'Bridges', two: 'Tunnels', seats: 180},
];

const columns: GridColDef[] = [
  {field: 'hall', headerName: 'Room', width: 90},
  {field: 'nine', headerName: '9:00', width: 170},
  {field: 'eleven', headerName: '11:00', width: 170},
  {field: 'two', headerName: '14:00', width: 170},
  {field: 'seats', headerName: 'Seats', type: 'number', width: 110},
];

export default function SectionSeparator() {
  const [separator, setSeparator] =
    React.useState<DataGridProProps['pinnedColumnsSectionSeparator']>('border-and-shadow');

  return (
    <div>
      <ToggleButtonGroup
        size="small"
        exclusive
        aria-label="Separator"
        value={separator}
        onChange={(_event, value: typeof separator) => setSeparator(value ?? separator)}
        sx={{mb: 1, height: 40, '& button': {textTransform: 'none'}}}
      >
        <ToggleButton value="border">border</ToggleButton>
        <ToggleButton value="shadow">shadow</ToggleButton>
        <ToggleButton value="border-and-shadow">border-and-shadow</ToggleButton>
      </ToggleButtonGroup>
      <div style={{height: 214}}>
        {/* #preview-start */}
        <DataGridPro
          rows={rows}
          columns={columns}
          initialState={{pinnedColumns: {left: ['hall'], right: ['seats']}}}
          pinnedColumnsSectionSeparator={separator}
          label="Talks"
        />
        {/* #preview-end */}
      </div>
    </div>
  );
}
