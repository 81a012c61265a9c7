import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {DataGrid, GridOverlay, type GridColDef, type GridRowsProp} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {field: 'title', headerName: 'Loan', minWidth: 130, flex: 1},
  {field: 'due', headerName: 'Due', width: 120},
];

const noLoans: GridRowsProp = [];

function NoLoans() {
  return (
    <GridOverlay>
      <svg width="96" height="96" viewBox="0 0 96 96" fill="none" stroke="currentColor" aria-hidden>
        <path d="M48 26c-8-8-20-10-32-10v56c12 0 24 2 32 10 8-8 20-10 32-10V16c-12 0-24 2-32 10v56" />
      </svg>
      <div>You have not borrowed anything.</div>
    </GridOverlay>
  );
}

const slots = {noRowsOverlay: NoLoans};

export default function OverlayHeight() {
  const [isHigh, setIsHigh] = React.useState(true);

  return (
    <div style={{height: 298}}>
      <FormControlLabel
        label="--DataGrid-overlayHeight: 200px"
        control={<Switch checked={isHigh} onChange={(_event, on) => setIsHigh(on)} />}
        sx={{ml: 0}}
      />
      {/* #preview-start */}
      <DataGrid
        rows={noLoans}
        columns={columns}
        autoHeight
        slots={slots}
        sx={isHigh ? {'--DataGrid-overlayHeight': '200px'} : undefined}
        hideFooter
        label="Loans"
      />
      {/* #preview-end */}
    </div>
  );
}
