import {DataGridPremium} from '@mui/x-data-grid-premium';
import {saleColumns, saleRows} from './saleRows';

export default function FlatRows() {
  return (
    <div style={{height: 526}}>
      {/* #preview-start */}
      <DataGridPremium rows={saleRows} columns={saleColumns} disablePivoting label="Sales" />
      {/* #preview-end */}
    </div>
  );
}
