import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = ['Aspirin', 'Codeine', 'Heparin', 'Insulin', 'Morphine', 'Naproxen', 'Warfarin'].map(
  (drug, index) => ({id: index + 1, drug, shelf: `R${1 + (index % 3)}`, packs: 12 + ((index * 17) % 40)}),
);

const columns: GridColDef[] = [
  {field: 'drug', headerName: 'Drug', minWidth: 110, flex: 1},
  {field: 'shelf', headerName: 'Shelf', width: 80},
  {field: 'packs', headerName: 'Packs', type: 'number', width: 90},
];

export default function LayoutFixedHeight() {
  return (
    // #preview-start
    <div style={{height: 320}}>
      <DataGrid rows={rows} columns={columns} label="Pharmacy" />
    </div>
    // #preview-end
  );
}
