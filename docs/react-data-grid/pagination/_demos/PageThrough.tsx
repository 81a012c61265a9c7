import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const elements = [
  'Hydrogen,H,1766',
  'Helium,He,1895',
  'Lithium,Li,1817',
  'Beryllium,Be,1798',
  'Boron,B,1808',
  'Nitrogen,N,1772',
  'Oxygen,O,1771',
  'Fluorine,F,1810',
  'Neon,Ne,1898',
  'Sodium,Na,1807',
  'Magnesium,Mg,1755',
  'Aluminum,Al,1825',
];

const rows = elements.map((line, index) => {
  const [name = '', symbol = '', discovered = ''] = line.split(',');
  return {id: index + 1, name, symbol, discovered};
});

const columns: GridColDef[] = [
  {field: 'symbol', headerName: 'Symbol', width: 90},
  {field: 'name', headerName: 'Element', minWidth: 120, flex: 1},
  {field: 'discovered', headerName: 'Discovered', width: 110},
];

export default function PageThrough() {
  return (
    <div style={{height: 371}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{pagination: {paginationModel: {pageSize: 5}}}}
        pageSizeOptions={[5, 10, 25]}
        label="Chemical elements"
      />
      {/* #preview-end */}
    </div>
  );
}
