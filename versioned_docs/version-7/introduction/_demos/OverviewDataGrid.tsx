import Box from '@mui/material/Box';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

interface Order {
  id: string;
  customer: string;
  city: string;
  items: number;
  total: number;
}

const rows: Order[] = [
  {id: 'A-1041', customer: 'Mara Lindqvist', city: 'Malmö', items: 3, total: 184.5},
  {id: 'A-1042', customer: 'Kenji Watanabe', city: 'Osaka', items: 1, total: 59},
  {id: 'A-1043', customer: 'Aisha Rahman', city: 'Leeds', items: 6, total: 412.2},
  {id: 'A-1044', customer: 'Tomás Ferreira', city: 'Porto', items: 2, total: 96.75},
  {id: 'A-1045', customer: 'Li Na', city: 'Chengdu', items: 4, total: 238.4},
];

// #preview-start
const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', width: 100},
  {field: 'customer', headerName: 'Customer', width: 160},
  {field: 'city', headerName: 'City', width: 120},
  {field: 'items', headerName: 'Items', type: 'number', width: 90},
  {
    field: 'total',
    headerName: 'Total (€)',
    type: 'number',
    width: 120,
    valueFormatter: (value?: number) => value?.toFixed(2) ?? '',
  },
];
// #preview-end

export default function OverviewDataGrid() {
  return (
    <Box sx={{height: 320, width: '100%'}}>
      <DataGrid aria-label="Orders of this week" rows={rows} columns={columns} checkboxSelection hideFooter />
    </Box>
  );
}
