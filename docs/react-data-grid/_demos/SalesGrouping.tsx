import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';

interface Sale {
  id: number;
  region: 'North' | 'South' | 'West';
  shop: string;
  units: number;
  revenue: number;
}

const rows: Sale[] = [
  {id: 1, region: 'North', shop: 'Kiel', units: 214, revenue: 18_620},
  {id: 2, region: 'North', shop: 'Rostock', units: 168, revenue: 14_050},
  {id: 3, region: 'South', shop: 'Ulm', units: 305, revenue: 27_940},
  {id: 4, region: 'South', shop: 'Passau', units: 122, revenue: 9_870},
  {id: 5, region: 'West', shop: 'Aachen', units: 241, revenue: 21_300},
  {id: 6, region: 'West', shop: 'Essen', units: 390, revenue: 33_480},
];

const euros = new Intl.NumberFormat('en-IE', {style: 'currency', currency: 'EUR', maximumFractionDigits: 0});

const columns: GridColDef<Sale>[] = [
  {field: 'region', headerName: 'Region', width: 120},
  {field: 'shop', headerName: 'Shop', width: 140},
  {field: 'units', headerName: 'Units', type: 'number', width: 120},
  {
    field: 'revenue',
    headerName: 'Revenue',
    type: 'number',
    width: 150,
    // A group has no value when users remove the aggregation of the column.
    valueFormatter: (value?: number) => (value === undefined ? '' : euros.format(value)),
  },
];

export default function SalesGrouping() {
  return (
    <div style={{height: 422}}>
      {/* #preview-start */}
      <DataGridPremium
        rows={rows}
        columns={columns}
        initialState={{
          rowGrouping: {model: ['region']},
          aggregation: {model: {units: 'sum', revenue: 'sum'}},
          columns: {columnVisibilityModel: {region: false}},
        }}
        isGroupExpandedByDefault={(group) => group.groupingKey === 'South'}
        groupingColDef={{width: 160}}
        label="Sales by region"
      />
      {/* #preview-end */}
    </div>
  );
}
