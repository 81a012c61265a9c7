import {
  DataGrid,
  GridCellEditStopReasons,
  useGridApiRef,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid';

const rows = [
  {id: 1, sample: 'A-17', mass: 12.4, volume: 9.8},
  {id: 2, sample: 'A-18', mass: 11.9, volume: 9.5},
  {id: 3, sample: 'A-19', mass: 13.1, volume: 10.2},
];

const columns: GridColDef[] = [
  {field: 'sample', headerName: 'Sample', minWidth: 80, flex: 1},
  {field: 'mass', headerName: 'Mass (g)', type: 'number', width: 110, editable: true},
  {field: 'volume', headerName: 'Volume (ml)', type: 'number', width: 120, editable: true},
];

export default function EnterMovesRight() {
  // #preview-start
  const apiRef = useGridApiRef();

  const moveRight: GridEventListener<'cellEditStop'> = ({reason, id, field}, event) => {
    if (reason !== GridCellEditStopReasons.enterKeyDown) return;
    event.defaultMuiPrevented = true;
    apiRef.current?.stopCellEditMode({id, field, cellToFocusAfter: 'right'});
  };
  // #preview-end

  return (
    <div style={{height: 267}}>
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        onCellEditStop={moveRight}
        label="Measurements"
      />
    </div>
  );
}
