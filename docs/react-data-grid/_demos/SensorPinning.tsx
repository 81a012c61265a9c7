import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';

interface Sensor {
  id: string;
  room: string;
  readings: number[];
}

const hours = ['06:00', '08:00', '10:00', '12:00', '14:00', '16:00', '18:00', '20:00'];

const rows: Sensor[] = [
  {id: 'T-01', room: 'Server room', readings: [19.1, 19.4, 20.2, 21.0, 21.4, 21.1, 20.3, 19.6]},
  {id: 'T-02', room: 'Archive', readings: [17.0, 17.0, 17.1, 17.3, 17.4, 17.4, 17.2, 17.1]},
  {id: 'T-03', room: 'Greenhouse', readings: [14.8, 17.9, 22.6, 26.3, 28.1, 27.2, 22.4, 18.0]},
  {id: 'T-04', room: 'Cold store', readings: [3.9, 4.1, 4.6, 4.4, 4.2, 4.5, 4.1, 3.9]},
];

const degrees = (value: number) => `${value.toFixed(1)} °C`;

const columns: GridColDef<Sensor>[] = [
  {field: 'room', headerName: 'Room', width: 110},
  ...hours.map((hour, index): GridColDef<Sensor> => ({
    field: hour,
    headerName: hour,
    type: 'number',
    width: 85,
    valueGetter: (_value, sensor) => sensor.readings[index],
    valueFormatter: degrees,
  })),
  {
    field: 'peak',
    headerName: 'Peak',
    type: 'number',
    width: 85,
    valueGetter: (_value, sensor) => Math.max(...sensor.readings),
    valueFormatter: degrees,
  },
];

export default function SensorPinning() {
  return (
    <div style={{height: 318}}>
      {/* #preview-start */}
      <DataGridPro
        rows={rows}
        columns={columns}
        initialState={{pinnedColumns: {left: ['room'], right: ['peak']}}}
        label="Room temperatures"
      />
      {/* #preview-end */}
    </div>
  );
}
