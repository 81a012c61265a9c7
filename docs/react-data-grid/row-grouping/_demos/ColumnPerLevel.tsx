import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';

interface Shipment {
  id: number;
  country: string;
  carrier: string;
  parcel: string;
  kilos: number;
}

const rows: Shipment[] = [
  {id: 1, country: 'France', carrier: 'Rail', parcel: 'FR-2201', kilos: 840},
  {id: 2, country: 'France', carrier: 'Road', parcel: 'FR-2202', kilos: 120},
  {id: 3, country: 'France', carrier: 'Rail', parcel: 'FR-2207', kilos: 615},
  {id: 4, country: 'Poland', carrier: 'Road', parcel: 'PL-0814', kilos: 90},
  {id: 5, country: 'Poland', carrier: 'Air', parcel: 'PL-0820', kilos: 14},
];

const columns: GridColDef<Shipment>[] = [
  {field: 'country', headerName: 'Country', width: 110},
  {field: 'carrier', headerName: 'Carrier', width: 110},
  {field: 'parcel', headerName: 'Parcel', minWidth: 110, flex: 1},
  {field: 'kilos', headerName: 'Weight (kg)', type: 'number', width: 120},
];

export default function ColumnPerLevel() {
  return (
    <div style={{height: 370}}>
      {/* #preview-start */}
      <DataGridPremium
        rows={rows}
        columns={columns}
        rowGroupingColumnMode="multiple"
        initialState={{
          rowGrouping: {model: ['country', 'carrier']},
          columns: {columnVisibilityModel: {country: false, carrier: false}},
        }}
        isGroupExpandedByDefault={(group) => group.groupingKey === 'France'}
        label="Shipments"
      />
      {/* #preview-end */}
    </div>
  );
}
