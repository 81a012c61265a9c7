import {DataGrid} from '@mui/x-data-grid';
import {createOrders, orderColumns} from '../../../server-side-data/_demos/orders';

const rows = createOrders(5);

export default function TutorialGrid() {
  return (
    <div style={{height: 371}}>
      <DataGrid rows={rows} columns={orderColumns} label="Orders" />
    </div>
  );
}
