import {DataGrid, type GridColDef, type GridColTypeDef} from '@mui/x-data-grid';

interface Shipment {
  id: string;
  goods: string;
  bought: number;
  sold: number | null;
}

const rows: Shipment[] = [
  {id: 'C-11', goods: 'Coffee', bought: 18250, sold: 24900},
  {id: 'C-12', goods: 'Cocoa', bought: 9400.5, sold: null},
  {id: 'C-13', goods: 'Tea', bought: 7120, sold: 10480},
];

// #preview-start
function money(currency: string): GridColTypeDef<number | null, string> {
  const format = new Intl.NumberFormat('en-US', {style: 'currency', currency});
  return {
    type: 'number',
    width: 140,
    valueFormatter: (amount: number | null) => (amount == null ? '' : format.format(amount)),
  };
}

const columns: GridColDef<Shipment>[] = [
  {field: 'goods', headerName: 'Goods', minWidth: 100, flex: 1},
  {...money('USD'), field: 'bought', headerName: 'Bought'},
  {...money('EUR'), field: 'sold', headerName: 'Sold'},
];
// #preview-end

export default function MoneyColumns() {
  return (
    <div style={{height: 267}}>
      <DataGrid rows={rows} columns={columns} label="Shipments" />
    </div>
  );
}
