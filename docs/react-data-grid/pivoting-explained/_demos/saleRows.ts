import type {GridColDef} from '@mui/x-data-grid-premium';

export interface Sale {
  id: number;
  region: string;
  shop: string;
  quarter: string;
  product: string;
  units: number;
  revenue: number;
}

/** Eight sales, small enough to check each number of a pivot table by hand. */
export const saleRows: Sale[] = [
  {id: 1, region: 'North', shop: 'Oslo', quarter: 'Q1', product: 'Tent', units: 10, revenue: 2000},
  {id: 2, region: 'North', shop: 'Oslo', quarter: 'Q2', product: 'Tent', units: 14, revenue: 2800},
  {id: 3, region: 'North', shop: 'Bergen', quarter: 'Q1', product: 'Stove', units: 6, revenue: 540},
  {id: 4, region: 'North', shop: 'Bergen', quarter: 'Q2', product: 'Tent', units: 5, revenue: 1000},
  {id: 5, region: 'South', shop: 'Rome', quarter: 'Q1', product: 'Stove', units: 9, revenue: 810},
  {id: 6, region: 'South', shop: 'Rome', quarter: 'Q2', product: 'Tent', units: 20, revenue: 4000},
  {id: 7, region: 'South', shop: 'Rome', quarter: 'Q2', product: 'Stove', units: 12, revenue: 1080},
  {id: 8, region: 'South', shop: 'Turin', quarter: 'Q2', product: 'Stove', units: 4, revenue: 360},
];

export const saleColumns: GridColDef<Sale>[] = [
  {field: 'region', headerName: 'Region', width: 100},
  {field: 'shop', headerName: 'Shop', width: 100},
  {field: 'quarter', headerName: 'Quarter', width: 90},
  {field: 'product', headerName: 'Product', width: 100},
  {field: 'units', headerName: 'Units', type: 'number', width: 90},
  {field: 'revenue', headerName: 'Revenue', type: 'number', width: 100},
];
