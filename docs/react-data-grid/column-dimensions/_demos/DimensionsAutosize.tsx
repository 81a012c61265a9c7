import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {DataGrid, useGridApiRef, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, code: 'AT', station: 'Innsbruck Hauptbahnhof', platforms: 9},
  {id: 2, code: 'CH', station: 'Bern', platforms: 16},
  {id: 3, code: 'IT', station: 'Bolzano / Bozen', platforms: 7},
];

const columns: GridColDef[] = [
  {field: 'code', headerName: 'Country code'},
  {field: 'station', headerName: 'Station'},
  {field: 'platforms', headerName: 'Platforms', type: 'number'},
];

export default function DimensionsAutosize() {
  const apiRef = useGridApiRef();
  const [includeHeaders, setIncludeHeaders] = React.useState(true);
  const [expand, setExpand] = React.useState(false);

  return (
    <div>
      <Stack direction="row" sx={{flexWrap: 'wrap', minHeight: 80, alignContent: 'flex-start'}}>
        {/* #preview-start */}
        <Button
          variant="outlined"
          size="small"
          onClick={() => apiRef.current?.autosizeColumns({includeHeaders, includeOutliers: true, expand})}
        >
          Fit columns
        </Button>
        {/* #preview-end */}
        <FormControlLabel
          sx={{marginInlineStart: 1}}
          control={<Switch checked={includeHeaders} onChange={(_event, on) => setIncludeHeaders(on)} />}
          label="Headers"
        />
        <FormControlLabel
          control={<Switch checked={expand} onChange={(_event, on) => setExpand(on)} />}
          label="Fill"
        />
      </Stack>
      <div style={{height: 267}}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} label="Stations" />
      </div>
    </div>
  );
}
