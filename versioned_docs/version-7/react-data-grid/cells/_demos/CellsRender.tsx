import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

interface Player {
  id: number;
  name: string;
  position: string;
  goals: number;
}

const rows: Player[] = [
  {id: 9, name: 'Ada Nilsen', position: 'Forward', goals: 14},
  {id: 6, name: 'Bea Costa', position: 'Midfield', goals: 5},
  {id: 1, name: 'Cleo Marsh', position: 'Goal', goals: 0},
];

// #preview-start
const columns: GridColDef<Player>[] = [
  {
    field: 'name',
    headerName: 'Player',
    minWidth: 160,
    flex: 1,
    display: 'flex',
    renderCell: ({row, value}) => (
      <Box sx={{display: 'flex', alignItems: 'center', gap: 1}}>
        <Avatar aria-hidden sx={{width: 28, height: 28, fontSize: 13, bgcolor: '#4527a0', color: '#fff'}}>
          {row.id}
        </Avatar>
        {value}
      </Box>
    ),
  },
  {field: 'position', headerName: 'Position', width: 110},
  {field: 'goals', headerName: 'Goals', type: 'number', width: 80},
];
// #preview-end

export default function CellsRender() {
  return (
    <div style={{height: 267}}>
      <DataGrid rows={rows} columns={columns} aria-label="Team" />
    </div>
  );
}
