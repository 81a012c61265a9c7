import Box from '@mui/material/Box';
import {
  DataGrid,
  gridVirtualizationSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

interface Meter {
  id: string;
  base: number;
}

const rows = Array.from({length: 100}, (_, index): Meter => ({
  id: `M-${String(index + 1).padStart(3, '0')}`,
  base: 180 + ((index * 37) % 90),
}));

const columns: GridColDef<Meter>[] = [
  {field: 'id', headerName: 'Meter', width: 100},
  ...Array.from({length: 365}, (_, day): GridColDef<Meter> => ({
    field: `day${day + 1}`,
    headerName: `Day ${day + 1}`,
    type: 'number',
    width: 90,
    valueGetter: (_value, meter) => meter.base + ((day * 13) % 41),
  })),
];

// #preview-start
function RenderedCount() {
  const apiRef = useGridApiContext();
  const {renderContext} = useGridSelector(apiRef, gridVirtualizationSelector);
  const renderedRows = renderContext.lastRowIndex - renderContext.firstRowIndex;
  const renderedColumns = renderContext.lastColumnIndex - renderContext.firstColumnIndex;
  return (
    <Box sx={{p: 1.5, borderTop: 1, borderColor: 'divider'}}>
      Rendered: {renderedRows} of {rows.length} rows, {renderedColumns} of {columns.length} columns
    </Box>
  );
}

export default function RenderedCells() {
  return (
    <div style={{height: 400}}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{footer: RenderedCount}}
        label="Electricity meters, kWh per day"
      />
    </div>
  );
}
// #preview-end
