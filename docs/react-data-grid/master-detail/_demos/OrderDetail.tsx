import Box from '@mui/material/Box';
import {DataGridPro, type GridColDef, type GridRowParams} from '@mui/x-data-grid-pro';

interface Order {
  id: number;
  customer: string;
  total: number;
  address: string;
  note: string;
}

const rows: Order[] = [
  {id: 301, customer: 'Ines Moreau', total: 84, address: '12 Mill Street, Lille', note: 'Ring twice.'},
  {
    id: 302,
    customer: 'Jonas Weber',
    total: 130,
    address: '3 Station Road, Jena',
    note: 'Leave it at the bakery.',
  },
  {id: 303, customer: 'Mei Tanaka', total: 56, address: '8 Harbor Lane, Cork', note: 'No note.'},
];

const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', width: 90},
  {field: 'customer', headerName: 'Customer', minWidth: 130, flex: 1},
  {field: 'total', headerName: 'Total (€)', type: 'number', width: 100},
];

// #preview-start
/** Outside of the component, so that both stay the same functions. */
const getDetailPanelContent = ({row}: GridRowParams<Order>) => (
  <Box sx={{p: 2}}>
    <div>Ship to: {row.address}</div>
    <div>Note: {row.note}</div>
  </Box>
);
const getDetailPanelHeight = () => 84;

export default function OrderDetail() {
  return (
    <div style={{height: 350}}>
      <DataGridPro
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        label="Orders"
      />
    </div>
  );
}
// #preview-end
