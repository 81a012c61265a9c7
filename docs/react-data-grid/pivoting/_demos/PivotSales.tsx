import {DataGridPremium, type GridColDef, type GridPivotModel} from '@mui/x-data-grid-premium';

interface Sale {
  id: number;
  date: Date;
  region: string;
  drink: string;
  cups: number;
}

const rows: Sale[] = [
  {id: 1, date: new Date(2026, 0, 12), region: 'North', drink: 'Espresso', cups: 120},
  {id: 2, date: new Date(2026, 1, 3), region: 'North', drink: 'Latte', cups: 80},
  {id: 3, date: new Date(2026, 1, 19), region: 'South', drink: 'Espresso', cups: 95},
  {id: 4, date: new Date(2026, 3, 7), region: 'North', drink: 'Espresso', cups: 110},
  {id: 5, date: new Date(2026, 4, 22), region: 'South', drink: 'Latte', cups: 140},
  {id: 6, date: new Date(2026, 5, 30), region: 'South', drink: 'Espresso', cups: 60},
];

const columns: GridColDef<Sale>[] = [
  {field: 'date', headerName: 'Date', type: 'date', width: 110},
  {field: 'region', headerName: 'Region', width: 110},
  {field: 'drink', headerName: 'Drink', width: 110},
  {field: 'cups', headerName: 'Cups', type: 'number', width: 90},
];

// #preview-start
const model: GridPivotModel = {
  rows: [{field: 'region'}, {field: 'drink'}],
  columns: [{field: 'date-quarter', sort: 'asc'}],
  values: [{field: 'cups', aggFunc: 'sum'}],
};

const groupingColDef = {headerName: 'Region and drink', minWidth: 170, flex: 1};

export default function PivotSales() {
  return (
    <div style={{height: 582}}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        initialState={{pivoting: {enabled: true, model}}}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
        showToolbar
        label="Cups sold"
      />
    </div>
  );
}
// #preview-end
