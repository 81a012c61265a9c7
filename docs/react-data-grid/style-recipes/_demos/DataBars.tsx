import Box from '@mui/material/Box';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, source: 'Wind', share: 33},
  {id: 2, source: 'Solar', share: 15},
  {id: 3, source: 'Gas', share: 14},
  {id: 4, source: 'Lignite', share: 17},
];

const columns: GridColDef<(typeof rows)[number], number>[] = [
  {field: 'source', headerName: 'Source', width: 110},
  {
    field: 'share',
    headerName: 'Share (%)',
    type: 'number',
    align: 'left',
    headerAlign: 'left',
    minWidth: 150,
    flex: 1,
    // #preview-start
    display: 'flex',
    renderCell: ({value = 0}) => (
      <>
        <Box sx={{width: 32}}>{value}</Box>
        <Box sx={{flex: 1}}>
          <Box sx={{height: 10, borderRadius: '5px', bgcolor: 'rgb(59 130 246)', width: `${value}%`}} />
        </Box>
      </>
    ),
    // #preview-end
  },
];

export default function DataBars() {
  return (
    <div style={{height: 266}}>
      <DataGrid rows={rows} columns={columns} hideFooter label="Electricity by source" />
    </div>
  );
}
