import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import {DataGrid, GridOverlay, type GridColDef, type GridSlotProps} from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface LoadingOverlayPropsOverrides {
    /** Percentage of the file that has been read. */
    percent?: number;
  }
}

const readings = [
  {id: 1, meter: 'Pump house', kwh: 1840},
  {id: 2, meter: 'Green house', kwh: 960},
  {id: 3, meter: 'Workshop', kwh: 2275},
];

const columns: GridColDef[] = [
  {field: 'meter', headerName: 'Meter', minWidth: 130, flex: 1},
  {field: 'kwh', headerName: 'kWh', type: 'number', width: 110},
];

// #preview-start
function ReadingFile({percent = 0}: GridSlotProps['loadingOverlay']) {
  return (
    <GridOverlay role="row">
      <Box role="gridcell" sx={{width: 180}}>
        <Box sx={{mb: 1}}>Reading the file: {percent}%</Box>
        <LinearProgress variant="determinate" value={percent} aria-label="File" />
      </Box>
    </GridOverlay>
  );
}

const slots = {loadingOverlay: ReadingFile};
// #preview-end

export default function LoadingProgress() {
  const [percent, setPercent] = React.useState(40);
  const loading = percent < 100;

  React.useEffect(() => {
    if (percent === 40 || !loading) return undefined;
    const timer = setTimeout(() => setPercent(percent + 10), 300);
    return () => clearTimeout(timer);
  }, [percent, loading]);

  return (
    <div>
      <Button onClick={() => setPercent(loading ? percent + 10 : 40)} sx={{mb: 1, height: 36}}>
        {loading ? 'Continue' : 'Start again'}
      </Button>
      <div style={{height: 280}}>
        {/* #preview-start */}
        <DataGrid
          rows={loading ? undefined : readings}
          columns={columns}
          loading={loading}
          slots={slots}
          slotProps={{loadingOverlay: {percent}}}
          hideFooter
          label="Meter readings"
        />
        {/* #preview-end */}
      </div>
    </div>
  );
}
