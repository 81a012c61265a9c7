import {DataGridPremium, type GridPivotModel} from '@mui/x-data-grid-premium';
import {saleColumns, saleRows} from './saleRows';

// #preview-start
const model: GridPivotModel = {
  rows: [{field: 'region'}],
  columns: [],
  values: [{field: 'units', aggFunc: 'sum'}],
};
// #preview-end

export default function RowsAndValue() {
  return (
    <div style={{height: 270}}>
      <DataGridPremium
        rows={saleRows}
        columns={saleColumns}
        initialState={{pivoting: {enabled: true, model}}}
        label="Units by region"
      />
    </div>
  );
}
