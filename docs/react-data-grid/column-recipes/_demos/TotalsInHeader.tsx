import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridColumnHeaderParams,
} from '@mui/x-data-grid';

const rows = [
  {id: 1, street: 'Birch Lane', houses: 24, trees: 61},
  {id: 2, street: 'Canal Street', houses: 40, trees: 18},
  {id: 3, street: 'Church Square', houses: 12, trees: 35},
];

// #preview-start
function HeaderWithTotal({field, colDef}: GridColumnHeaderParams) {
  const apiRef = useGridApiContext();
  const total = useGridSelector(apiRef, () =>
    gridFilteredSortedRowEntriesSelector(apiRef).reduce(
      (sum, {id}) => sum + Number(apiRef.current.getCellValue(id, field)),
      0,
    ),
  );

  return (
    <div style={{lineHeight: 1.3, textAlign: 'end'}}>
      <div>{colDef.headerName}</div>
      <strong>{total}</strong>
    </div>
  );
}

const renderHeader = (params: GridColumnHeaderParams) => <HeaderWithTotal {...params} />;

const columns: GridColDef[] = [
  {field: 'street', headerName: 'Street', minWidth: 130, flex: 1},
  {field: 'houses', headerName: 'Houses', type: 'number', width: 110, renderHeader},
  {field: 'trees', headerName: 'Trees', type: 'number', width: 110, renderHeader},
];
// #preview-end

export default function TotalsInHeader() {
  return (
    <div style={{height: 266}}>
      <DataGrid rows={rows} columns={columns} showToolbar hideFooter label="Streets" />
    </div>
  );
}
