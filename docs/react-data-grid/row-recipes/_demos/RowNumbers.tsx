import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid';

const rows = [
  {id: 'nl', country: 'Netherlands', gold: 15, total: 34},
  {id: 'jp', country: 'Japan', gold: 20, total: 45},
  {id: 'it', country: 'Italy', gold: 12, total: 40},
  {id: 'au', country: 'Australia', gold: 18, total: 53},
];

// #preview-start
function RowNumber({id}: {id: GridRowId}) {
  const apiRef = useGridApiContext();
  return useGridSelector(apiRef, () => gridExpandedSortedRowIdsSelector(apiRef).indexOf(id)) + 1;
}

const columns: GridColDef[] = [
  {
    field: 'number',
    headerName: '#',
    width: 60,
    sortable: false,
    filterable: false,
    disableColumnMenu: true,
    disableExport: true,
    renderCell: ({id}) => <RowNumber id={id} />,
  },
  // #preview-end
  {field: 'country', headerName: 'Country', minWidth: 120, flex: 1},
  {field: 'gold', headerName: 'Gold', type: 'number', width: 90},
  {field: 'total', headerName: 'Medals', type: 'number', width: 100},
];

const initialState = {sorting: {sortModel: [{field: 'gold', sort: 'desc' as const}]}};

export default function RowNumbers() {
  return (
    <div style={{height: 266}}>
      <DataGrid rows={rows} columns={columns} initialState={initialState} hideFooter label="Medals" />
    </div>
  );
}
