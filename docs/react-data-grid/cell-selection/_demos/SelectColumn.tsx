import {
  DataGridPremium,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const rows = [
  {id: 'A', depot: 'North', vans: 12, bikes: 30},
  {id: 'B', depot: 'Center', vans: 5, bikes: 64},
  {id: 'C', depot: 'Harbor', vans: 21, bikes: 8},
];

const columns: GridColDef[] = [
  {field: 'depot', headerName: 'Depot', minWidth: 100, flex: 1},
  {field: 'vans', headerName: 'Vans', type: 'number', width: 100},
  {field: 'bikes', headerName: 'Bikes', type: 'number', width: 100},
];

export default function SelectColumn() {
  // #preview-start
  const apiRef = useGridApiRef();

  const selectColumn = (field: string) => {
    const ids = gridExpandedSortedRowIdsSelector(apiRef);
    const [first] = ids;
    const last = ids.at(-1);
    if (first === undefined || last === undefined) return;
    apiRef.current?.selectCellRange({id: first, field}, {id: last, field});
  };

  return (
    <div style={{height: 266}}>
      <DataGridPremium
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        cellSelection
        disableColumnSorting
        disableRowSelectionOnClick
        onColumnHeaderClick={({field}) => selectColumn(field)}
        aria-label="Vehicles by depot"
      />
    </div>
  );
  // #preview-end
}
