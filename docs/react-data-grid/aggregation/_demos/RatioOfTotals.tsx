import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';

interface Campaign {
  id: number;
  campaign: string;
  visits: number;
  orders: number;
}

const rows: Campaign[] = [
  {id: 1, campaign: 'Newsletter', visits: 400, orders: 48},
  {id: 2, campaign: 'Search ads', visits: 9000, orders: 180},
  {id: 3, campaign: 'Flyer', visits: 100, orders: 9},
];

const percent = new Intl.NumberFormat('en-US', {style: 'percent', maximumFractionDigits: 1});

const columns: GridColDef<Campaign>[] = [
  {field: 'campaign', headerName: 'Campaign', minWidth: 95, flex: 1},
  {field: 'visits', headerName: 'Visits', type: 'number', width: 65},
  {field: 'orders', headerName: 'Orders', type: 'number', width: 70},
  {
    field: 'rate',
    headerName: 'Rate',
    type: 'number',
    width: 80,
    // The rows of totals have no visits.
    valueGetter: (_value, row) => (row.visits ? row.orders / row.visits : null),
    valueFormatter: (value: number | null) => (value === null ? '' : percent.format(value)),
    availableAggregationFunctions: ['conversion'],
  },
];

// #preview-start
const conversion: GridAggregationFunction<Pick<Campaign, 'visits' | 'orders'>, number> = {
  label: 'overall',
  getCellValue: ({row}) => ({visits: Number(row.visits), orders: Number(row.orders)}),
  apply: ({values}) => {
    const visits = values.reduce((sum, row) => sum + (row?.visits ?? 0), 0);
    const orders = values.reduce((sum, row) => sum + (row?.orders ?? 0), 0);
    return visits > 0 ? orders / visits : null;
  },
};

const aggregationFunctions = {...GRID_AGGREGATION_FUNCTIONS, conversion};
// #preview-end

export default function RatioOfTotals() {
  return (
    <div style={{height: 319}}>
      {/* #preview-start */}
      <DataGridPremium
        rows={rows}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={{aggregation: {model: {visits: 'sum', orders: 'sum', rate: 'conversion'}}}}
        label="Campaigns"
      />
      {/* #preview-end */}
    </div>
  );
}
