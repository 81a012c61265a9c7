import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = ['Keel', 'Frames', 'Planking', 'Deck', 'Mast', 'Rigging', 'Sails', 'Paint'].map(
  (step, index) => ({
    id: index + 1,
    step,
    days: 4 + ((index * 5) % 9),
  }),
);

const columns: GridColDef[] = [
  {field: 'id', headerName: 'No.', type: 'number', width: 70},
  {field: 'step', headerName: 'Step', minWidth: 110, flex: 1},
  {field: 'days', headerName: 'Days', type: 'number', width: 90},
];

export default function LayoutFill() {
  return (
    // #preview-start
    <Box sx={{height: 420, display: 'flex', flexDirection: 'column', border: 1, borderColor: 'divider'}}>
      <Typography sx={{p: 2}}>The shipyard: a page with a heading above and a note below.</Typography>
      <Box sx={{flex: 1, minHeight: 0}}>
        <DataGrid rows={rows} columns={columns} label="Building a boat" />
      </Box>
      <Typography sx={{p: 2}}>The grid takes what is left.</Typography>
    </Box>
    // #preview-end
  );
}
