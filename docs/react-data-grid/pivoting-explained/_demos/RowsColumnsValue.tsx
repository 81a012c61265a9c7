import {DataGridPremium, type GridPivotModel} from '@mui/x-data-grid-premium';
import {saleColumns, saleRows} from './saleRows';

// #preview-start
const model: GridPivotModel = {
  rows: [{field: 'region'}],
  columns: [{field: 'quarter', sort: 'asc'}],
  values: [{field: 'units', aggFunc: 'sum'}],
};
// #preview-end

export default function RowsColumnsValue() {
  return (
    <div style={{height: 330}}>
      <DataGridPremium
        rows={saleRows}
        columns={saleColumns}
        initialState={{pivoting: {enabled: true, model}}}
        label="Units by region and quarter"
      />
    </div>
  );
}
