import {DataGridPremium, type GridPivotModel} from '@mui/x-data-grid-premium';
import {saleColumns, saleRows} from './saleRows';

// #preview-start
const model: GridPivotModel = {
  rows: [{field: 'region'}],
  columns: [{field: 'quarter', sort: 'asc'}],
  values: [
    {field: 'units', aggFunc: 'sum'},
    {field: 'revenue', aggFunc: 'avg'},
  ],
};
// #preview-end

export default function SeveralValues() {
  return (
    <div style={{height: 322}}>
      <DataGridPremium
        rows={saleRows}
        columns={saleColumns}
        initialState={{pivoting: {enabled: true, model}}}
        groupingColDef={{minWidth: 160, flex: 1}}
        label="Units and revenue by region and quarter"
      />
    </div>
  );
}
