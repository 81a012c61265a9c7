import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, crop: 'Barley', field: 'North slope', hectares: 14.5},
  {id: 2, crop: 'Rapeseed', field: 'Mill brook', hectares: 9.2},
  {id: 3, crop: 'Clover', field: 'Old orchard', hectares: 3.8},
];

const columns: GridColDef[] = [
  {field: 'crop', headerName: 'Crop', minWidth: 110, flex: 1},
  {field: 'field', headerName: 'Field', width: 120},
  {field: 'hectares', headerName: 'Hectares', type: 'number', width: 110},
];

export default function LayoutTabs() {
  const [open, setOpen] = React.useState('notes');

  return (
    <Box sx={{height: 370}}>
      <Tabs value={open} onChange={(_event, next: string) => setOpen(next)} aria-label="Farm">
        <Tab value="notes" label="Notes" id="tab-notes" aria-controls="panel-notes" />
        <Tab value="crops" label="Crops" id="tab-crops" aria-controls="panel-crops" />
      </Tabs>
      {/* #preview-start */}
      <div role="tabpanel" id="panel-notes" aria-labelledby="tab-notes" hidden={open !== 'notes'}>
        <Typography sx={{p: 2}}>Sow the barley before the rain.</Typography>
      </div>
      <div role="tabpanel" id="panel-crops" aria-labelledby="tab-crops" hidden={open !== 'crops'}>
        {open === 'crops' && (
          <div style={{height: 300}}>
            <DataGrid rows={rows} columns={columns} label="Crops" />
          </div>
        )}
      </div>
      {/* #preview-end */}
    </Box>
  );
}
