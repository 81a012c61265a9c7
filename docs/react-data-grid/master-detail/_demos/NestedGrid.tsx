import Box from '@mui/material/Box';
import {DataGridPro, type GridColDef, type GridRowParams} from '@mui/x-data-grid-pro';

interface Item {
  id: number;
  item: string;
  pieces: number;
}

interface Delivery {
  id: string;
  supplier: string;
  items: Item[];
}

const rows: Delivery[] = [
  {
    id: 'D-17',
    supplier: 'Mill Hansen',
    items: [
      {id: 1, item: 'Rye flour, 25 kg', pieces: 4},
      {id: 2, item: 'Spelt flour, 25 kg', pieces: 2},
    ],
  },
  {id: 'D-18', supplier: 'Alp Dairy', items: [{id: 1, item: 'Butter, 5 kg', pieces: 6}]},
  {id: 'D-19', supplier: 'Salt Works', items: [{id: 1, item: 'Sea salt, 10 kg', pieces: 1}]},
  {
    id: 'D-20',
    supplier: 'Mill Hansen',
    items: [
      {id: 1, item: 'Oat flakes, 20 kg', pieces: 3},
      {id: 2, item: 'Linseed, 5 kg', pieces: 2},
    ],
  },
];

const columns: GridColDef<Delivery>[] = [
  {field: 'id', headerName: 'Delivery', width: 110},
  {field: 'supplier', headerName: 'Supplier', minWidth: 140, flex: 1},
];

const itemColumns: GridColDef<Item>[] = [
  {field: 'item', headerName: 'Item', minWidth: 140, flex: 1},
  {field: 'pieces', headerName: 'Pieces', type: 'number', width: 90},
];

// #preview-start
const getDetailPanelContent = ({row}: GridRowParams<Delivery>) => (
  <Box sx={{height: '100%', p: 2}}>
    <DataGridPro
      rows={row.items}
      columns={itemColumns}
      density="compact"
      hideFooter
      label={`Items of ${row.id}`}
    />
  </Box>
);

// 32 px of padding, the header, the rows, and the border; compact rows have 36 px.
const getDetailPanelHeight = ({row}: GridRowParams<Delivery>) => 32 + 39 + row.items.length * 36 + 2;
// #preview-end

export default function NestedGrid() {
  return (
    <div style={{height: 319}}>
      <DataGridPro
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        label="Deliveries"
      />
    </div>
  );
}
