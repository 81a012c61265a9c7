import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';

const rows = [
  {id: 1, bird: 'Barn swallow', seen: new Date(2025, 3, 12), count: 14, place: 'Farm'},
  {id: 2, bird: 'Common kingfisher', seen: new Date(2025, 3, 19), count: 1, place: 'River'},
  {id: 3, bird: 'Gray heron', seen: new Date(2025, 4, 2), count: 3, place: 'River'},
  {id: 4, bird: 'House sparrow', seen: new Date(2025, 4, 3), count: 40, place: 'Farm'},
];

const columns: GridColDef[] = [
  {field: 'bird', headerName: 'Bird', minWidth: 170, flex: 1},
  {field: 'seen', headerName: 'Seen', type: 'date', width: 170},
  {field: 'count', headerName: 'Count', type: 'number', width: 140},
  {field: 'place', headerName: 'Place', type: 'singleSelect', valueOptions: ['Farm', 'River'], width: 150},
];

export default function HeaderFilters() {
  return (
    <div style={{height: 322}}>
      {/* #preview-start */}
      <DataGridPro
        rows={rows}
        columns={columns}
        headerFilters
        initialState={{
          filter: {filterModel: {items: [{field: 'place', operator: 'is', value: 'River'}]}},
        }}
        label="Birds seen"
      />
      {/* #preview-end */}
    </div>
  );
}
