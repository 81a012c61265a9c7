import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, painting: 'The Mill', museum: 'Leiden', returned: new Date(2025, 3, 24)},
  {id: 2, painting: 'Winter Harbor', museum: 'Oslo', returned: new Date(2025, 4, 1)},
  {id: 3, painting: 'Portrait of a Baker', museum: 'Lyon', returned: new Date(2025, 4, 19)},
  {id: 4, painting: 'Two Herons', museum: 'Kyoto', returned: new Date(2025, 5, 30)},
];

const columns: GridColDef[] = [
  {field: 'painting', headerName: 'Painting', minWidth: 150, flex: 1},
  {field: 'museum', headerName: 'On loan to', width: 110},
  // #preview-start
  {field: 'returned', headerName: 'Returned on', type: 'date', width: 170},
  // #preview-end
];

export default function DateFilter() {
  return (
    <div style={{height: 370}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{
          filter: {filterModel: {items: [{field: 'returned', operator: 'onOrAfter', value: '2025-05-01'}]}},
        }}
        showToolbar
        label="Loans of a museum"
      />
      {/* #preview-end */}
    </div>
  );
}
