import {DataGrid, type GridColDef} from '@mui/x-data-grid';

interface Shipment {
  id: string;
  parcels: number;
  shipped: Date;
  scanned: Date;
  insured: boolean;
  carrier: string;
  note: string;
}

const rows: Shipment[] = [
  {
    id: 'S-310',
    parcels: 1200,
    shipped: new Date(2025, 4, 6),
    scanned: new Date(2025, 4, 7, 6, 12),
    insured: true,
    carrier: 'rail',
    note: 'Two pallets, keep dry. The driver calls half an hour before arrival.',
  },
  {
    id: 'S-311',
    parcels: 8,
    shipped: new Date(2025, 4, 9),
    scanned: new Date(2025, 4, 9, 17, 45),
    insured: false,
    carrier: 'road',
    note: 'Leave at the gate.',
  },
];

// #preview-start
const columns: GridColDef<Shipment>[] = [
  {field: 'id', headerName: 'Shipment', type: 'string', width: 100},
  {field: 'parcels', headerName: 'Parcels', type: 'number', width: 100},
  {field: 'shipped', headerName: 'Shipped', type: 'date', width: 110},
  {field: 'scanned', headerName: 'Last scan', type: 'dateTime', width: 180},
  {field: 'insured', headerName: 'Insured', type: 'boolean', width: 90},
  {
    field: 'carrier',
    headerName: 'Carrier',
    type: 'singleSelect',
    width: 110,
    valueOptions: [
      {value: 'rail', label: 'By rail'},
      {value: 'road', label: 'By road'},
    ],
  },
  {field: 'note', headerName: 'Note', type: 'longText', width: 200},
];
// #preview-end

export default function ColumnsTypes() {
  return (
    <div style={{height: 215}}>
      <DataGrid rows={rows} columns={columns} label="Shipments" />
    </div>
  );
}
