import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';

const turbines = ['North 1', 'North 2', 'Ridge', 'Dam', 'South 1'];

/** The same 100,000 readings each time: a small generator with a fixed seed. */
function createReadings() {
  let seed = 42;
  const random = () => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return seed / 4_294_967_296;
  };
  const start = Date.UTC(2025, 0, 1);
  return Array.from({length: 100_000}, (_, index) => ({
    id: index + 1,
    turbine: turbines[index % turbines.length],
    time: new Date(start + index * 60_000),
    kilowatts: Math.round(random() * 3000),
  }));
}

const rows = createReadings();

// #preview-start
const columns: GridColDef[] = [
  {field: 'id', headerName: 'Reading', type: 'number', width: 110},
  {field: 'turbine', headerName: 'Turbine', minWidth: 110, flex: 1},
  {
    field: 'time',
    headerName: 'Time (UTC)',
    type: 'dateTime',
    width: 170,
    valueFormatter: (value: Date) => value.toISOString().slice(0, 16).replace('T', ' '),
  },
  {field: 'kilowatts', headerName: 'Power (kW)', type: 'number', width: 130},
];
// #preview-end

export default function LongLog() {
  return (
    <div style={{height: 370}}>
      {/* #preview-start */}
      <DataGridPro rows={rows} columns={columns} aria-label="Readings of a wind farm" />
      {/* #preview-end */}
    </div>
  );
}
