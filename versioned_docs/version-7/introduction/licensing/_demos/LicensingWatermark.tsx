import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';

interface Sensor {
  id: string;
  room: string;
  temperature: number;
  humidity: number;
  battery: number;
}

const rows: Sensor[] = [
  {id: 'S-01', room: 'Cold store', temperature: 3.8, humidity: 71, battery: 92},
  {id: 'S-02', room: 'Packing hall', temperature: 17.2, humidity: 48, battery: 64},
  {id: 'S-03', room: 'Loading dock', temperature: 12.5, humidity: 55, battery: 31},
  {id: 'S-04', room: 'Office', temperature: 21.4, humidity: 41, battery: 88},
];

const columns: GridColDef<Sensor>[] = [
  {field: 'id', headerName: 'Sensor', width: 100},
  {field: 'room', headerName: 'Room', width: 180},
  {field: 'temperature', headerName: 'Temperature (°C)', type: 'number', width: 160},
  {field: 'humidity', headerName: 'Humidity (%)', type: 'number', width: 140},
  {field: 'battery', headerName: 'Battery (%)', type: 'number', width: 140},
];

export default function LicensingWatermark() {
  return (
    <div style={{height: 266, width: '100%'}}>
      {/* #preview-start */}
      <DataGridPro
        aria-label="Sensors of the warehouse"
        rows={rows}
        columns={columns}
        initialState={{pinnedColumns: {left: ['id']}}}
        hideFooter
      />
      {/* #preview-end */}
    </div>
  );
}
