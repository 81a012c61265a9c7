import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, useGridApiRef, type GridColDef} from '@mui/x-data-grid';

interface Team {
  id: string;
  team: string;
  goals: number;
}

const rows: Team[] = [
  {id: 'red', team: 'Red Herons', goals: 1},
  {id: 'blue', team: 'Blue Otters', goals: 0},
  {id: 'gold', team: 'Golden Hares', goals: 2},
];

const columns: GridColDef[] = [
  {field: 'team', headerName: 'Team', minWidth: 130, flex: 1},
  {field: 'goals', headerName: 'Goals', type: 'number', width: 100},
];

export default function UpdateOneRow() {
  const apiRef = useGridApiRef();

  // #preview-start
  const addGoal = () => {
    const goals = apiRef.current?.getRow<Team>('blue')?.goals ?? 0;
    apiRef.current?.updateRows([{id: 'blue', goals: goals + 1}]);
  };
  // #preview-end

  return (
    <Stack spacing={1} sx={{height: 312}}>
      <Button variant="outlined" onClick={addGoal} sx={{alignSelf: 'start'}}>
        Goal for the Blue Otters
      </Button>
      <DataGrid apiRef={apiRef} rows={rows} columns={columns} label="Goals" />
    </Stack>
  );
}
