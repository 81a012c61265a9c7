import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {DataGridPremium, useGridApiRef, type GridColDef, type GridGroupNode} from '@mui/x-data-grid-premium';

const rows = [
  {id: 1, team: 'North', player: 'Larsen', goals: 11},
  {id: 2, team: 'North', player: 'Hansen', goals: 6},
  {id: 3, team: 'South', player: 'Marchetti', goals: 14},
  {id: 4, team: 'South', player: 'Vidal', goals: 3},
];

const columns: GridColDef[] = [
  {field: 'team', headerName: 'Team', width: 100},
  {field: 'player', headerName: 'Player', minWidth: 120, flex: 1},
  {field: 'goals', headerName: 'Goals', type: 'number', width: 90},
];

// #preview-start
/** Outlives the grid. To keep it for the next visit, write its ids to localStorage. */
const expandedIds = new Set<string | number>();

const isExpanded = (group: GridGroupNode) => expandedIds.has(group.id);

function Players() {
  const apiRef = useGridApiRef();

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', (group) => {
        if (group.type === 'group' && group.childrenExpanded) expandedIds.add(group.id);
        else expandedIds.delete(group.id);
      }),
    [apiRef],
  );

  return (
    <DataGridPremium
      apiRef={apiRef}
      rows={rows}
      columns={columns}
      isGroupExpandedByDefault={isExpanded}
      initialState={{
        rowGrouping: {model: ['team']},
        columns: {columnVisibilityModel: {team: false}},
      }}
      label="Players by team"
    />
  );
}
// #preview-end

export default function KeepExpansion() {
  const [isShown, setIsShown] = React.useState(true);

  return (
    <Stack spacing={1} sx={{height: 312}}>
      <FormControlLabel
        control={<Switch checked={isShown} onChange={(event) => setIsShown(event.target.checked)} />}
        label="Show the players"
      />
      {isShown && <Players />}
    </Stack>
  );
}
