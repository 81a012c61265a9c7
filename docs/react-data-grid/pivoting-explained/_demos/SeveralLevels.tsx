import {DataGridPremium, type GridPivotModel} from '@mui/x-data-grid-premium';
import {saleColumns, saleRows} from './saleRows';

// #preview-start
const model: GridPivotModel = {
  rows: [{field: 'region'}, {field: 'shop'}],
  columns: [
    {field: 'quarter', sort: 'asc'},
    {field: 'product', sort: 'asc'},
  ],
  values: [{field: 'units', aggFunc: 'sum'}],
};
// #preview-end

const groupingColDef = {headerName: 'Region and shop', minWidth: 160, flex: 1};

export default function SeveralLevels() {
  return (
    <div style={{height: 586}}>
      <DataGridPremium
        rows={saleRows}
        columns={saleColumns}
        initialState={{pivoting: {enabled: true, model}}}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
        label="Units by region, shop, quarter, and product"
      />
    </div>
  );
}
