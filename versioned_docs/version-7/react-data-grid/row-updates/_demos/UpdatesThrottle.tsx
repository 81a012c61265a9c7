import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {DataGridPro, useGridApiRef, type GridColDef} from '@mui/x-data-grid-pro';

const rows = ['North', 'East', 'South', 'West'].map((mast, id) => ({id, mast, wind: 6 + id, count: 0}));

const columns: GridColDef[] = [
  {field: 'mast', headerName: 'Mast', minWidth: 100, flex: 1},
  {field: 'wind', headerName: 'Wind (m/s)', type: 'number', width: 120},
  {field: 'count', headerName: 'Readings', type: 'number', width: 110},
];

export default function UpdatesThrottle() {
  const apiRef = useGridApiRef();
  const [on, setOn] = React.useState(false);
  const count = React.useRef(0);

  // #preview-start
  React.useEffect(() => {
    if (!on) return undefined;
    // Every 50 ms a reading of all masts; the grid shows them once per second.
    const timer = setInterval(() => {
      count.current += 1;
      const wind = (id: number) => 6 + ((id + count.current) % 5);
      apiRef.current.updateRows(rows.map(({id}) => ({id, wind: wind(id), count: count.current})));
    }, 50);
    return () => clearInterval(timer);
  }, [on, apiRef]);
  // #preview-end

  return (
    <div>
      <FormControlLabel
        control={<Switch checked={on} onChange={(_event, checked) => setOn(checked)} />}
        label="Receive readings"
      />
      <div style={{height: 318}}>
        {/* #preview-start */}
        <DataGridPro
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          throttleRowsMs={1000}
          aria-label="Wind masts"
        />
        {/* #preview-end */}
      </div>
    </div>
  );
}
