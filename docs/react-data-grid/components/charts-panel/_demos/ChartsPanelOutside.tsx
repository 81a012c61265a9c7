import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {BarChart} from '@mui/x-charts/BarChart';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid';

interface Museum {
  id: number;
  museum: string;
  visitors: number;
  staff: number;
}

const rows: Museum[] = [
  {id: 1, museum: 'Railway', visitors: 820, staff: 12},
  {id: 2, museum: 'Toys', visitors: 430, staff: 5},
  {id: 3, museum: 'Maritime', visitors: 610, staff: 9},
];

const columns: GridColDef<Museum>[] = [
  {field: 'museum', headerName: 'Museum', minWidth: 110, flex: 1},
  {field: 'visitors', headerName: 'Visitors', type: 'number', width: 100},
  {field: 'staff', headerName: 'Staff', type: 'number', width: 90},
];

export default function ChartsPanelOutside() {
  const apiRef = useGridApiRef();
  // #preview-start
  const [field, setField] = React.useState<'visitors' | 'staff'>('visitors');
  const [ids, setIds] = React.useState<GridRowId[]>(rows.map(({id}) => id));
  const shown = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Values"
        value={field}
        onChange={(_event, value) => setField(value === 'staff' ? 'staff' : 'visitors')}
        sx={{height: 40}}
      >
        <ToggleButton value="visitors">Visitors</ToggleButton>
        <ToggleButton value="staff">Staff</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        height={220}
        skipAnimation
        xAxis={[{data: shown.map(({museum}) => museum), scaleType: 'band'}]}
        series={[{data: shown.map((row) => row[field]), label: field}]}
      />
      <div style={{height: 267}}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          onStateChange={() => {
            const next = gridFilteredSortedRowIdsSelector(apiRef);
            setIds((current) => (current.join() === next.join() ? current : next));
          }}
          aria-label="Museums"
        />
      </div>
    </div>
  );
  // #preview-end
}
