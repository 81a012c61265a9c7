import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';

const rows = [
  {id: 1, sensor: 'Boiler', now: 64, hours: [58, 60, 63, 66, 65, 64]},
  {id: 2, sensor: 'Attic', now: 31, hours: [22, 24, 28, 33, 34, 31]},
  {id: 3, sensor: 'Cellar', now: 14, hours: [14, 14, 13, 14, 14, 14]},
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  {field: 'sensor', headerName: 'Sensor', width: 100},
  {field: 'now', headerName: 'Now (°C)', type: 'number', width: 100},
  // #preview-start
  {
    field: 'hours',
    headerName: 'Last hours',
    flex: 1,
    minWidth: 120,
    sortable: false,
    renderCell: ({row, colDef}) => (
      <SparkLineChart
        data={row.hours}
        width={colDef.computedWidth - 20}
        height={50}
        aria-label={`${row.sensor}: ${row.hours.join(', ')}`}
      />
    ),
  },
  // #preview-end
];

export default function SparklineInGrid() {
  return (
    <div style={{height: 214}}>
      <DataGrid rows={rows} columns={columns} disableColumnMenu hideFooter label="Sensors" />
    </div>
  );
}
