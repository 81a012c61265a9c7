import * as React from 'react';
import {
  DataGridPro,
  gridFilteredSortedRowEntriesSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';

const trips = [
  {id: 1, driver: 'Ana', month: 'May', km: 412},
  {id: 2, driver: 'Ben', month: 'May', km: 298},
  {id: 3, driver: 'Ana', month: 'June', km: 530},
  {id: 4, driver: 'Ben', month: 'June', km: 175},
];

const columns: GridColDef[] = [
  {field: 'driver', headerName: 'Driver', minWidth: 120, flex: 1},
  {field: 'month', headerName: 'Month', width: 110},
  {field: 'km', headerName: 'Distance (km)', type: 'number', width: 140},
];

export default function FilteredTotal() {
  const apiRef = useGridApiRef();
  // #preview-start
  const [km, setKm] = React.useState(0);

  React.useEffect(() => {
    const addUp = () => {
      const entries = gridFilteredSortedRowEntriesSelector(apiRef);
      setKm(entries.reduce((sum, {model}) => sum + Number(model.km), 0));
    };
    addUp();
    return apiRef.current?.subscribeEvent('filteredRowsSet', addUp);
  }, [apiRef]);

  const pinnedRows = React.useMemo(() => ({bottom: [{id: 'total', driver: 'Total', km}]}), [km]);
  // #preview-end

  return (
    <div style={{height: 422}}>
      {/* #preview-start */}
      <DataGridPro
        apiRef={apiRef}
        rows={trips}
        columns={columns}
        pinnedRows={pinnedRows}
        showToolbar
        label="Trips"
      />
      {/* #preview-end */}
    </div>
  );
}
