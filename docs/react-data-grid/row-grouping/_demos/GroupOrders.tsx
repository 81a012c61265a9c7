import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';

interface Order {
  id: number;
  region: string;
  product: string;
  units: number;
}

const rows: Order[] = [
  {id: 1, region: 'Nordics', product: 'Headphones', units: 120},
  {id: 2, region: 'Iberia', product: 'Speakers', units: 80},
  {id: 3, region: 'Nordics', product: 'Speakers', units: 45},
  {id: 4, region: 'Iberia', product: 'Turntables', units: 15},
  {id: 5, region: 'Nordics', product: 'Turntables', units: 30},
];

const columns: GridColDef<Order>[] = [
  {field: 'region', headerName: 'Region', width: 110},
  {field: 'product', headerName: 'Product', minWidth: 120, flex: 1},
  {field: 'units', headerName: 'Units', type: 'number', width: 90},
];

export default function GroupOrders() {
  return (
    <div style={{height: 475}}>
      {/* #preview-start */}
      <DataGridPremium
        rows={rows}
        columns={columns}
        initialState={{
          rowGrouping: {model: ['region']},
          columns: {columnVisibilityModel: {region: false}},
        }}
        defaultGroupingExpansionDepth={1}
        label="Orders by region"
      />
      {/* #preview-end */}
    </div>
  );
}
