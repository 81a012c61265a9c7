import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {DataGridPremium, type GridColDef, type GridRowGroupingModel} from '@mui/x-data-grid-premium';

interface Ticket {
  id: string;
  team: 'Billing' | 'Search' | 'Mobile';
  priority: 'High' | 'Low';
  title: string;
}

const rows: Ticket[] = [
  {id: 'T-81', team: 'Billing', priority: 'High', title: 'Invoice shows the wrong tax'},
  {id: 'T-84', team: 'Search', priority: 'Low', title: 'Typo in the empty state'},
  {id: 'T-90', team: 'Mobile', priority: 'High', title: 'App closes on rotation'},
  {id: 'T-92', team: 'Billing', priority: 'Low', title: 'Align the totals'},
  {id: 'T-97', team: 'Search', priority: 'High', title: 'Umlauts find nothing'},
];

const columns: GridColDef<Ticket>[] = [
  {field: 'team', headerName: 'Team', width: 110},
  {field: 'priority', headerName: 'Priority', width: 110},
  {field: 'title', headerName: 'Title', minWidth: 200, flex: 1},
];

export default function ControlledGroups() {
  // #preview-start
  const [model, setModel] = React.useState<GridRowGroupingModel>(['team']);

  return (
    <Stack spacing={1} sx={{height: 365}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Group by"
        value={model.join()}
        onChange={(_event, fields: string | null) => fields && setModel(fields.split(','))}
      >
        <ToggleButton value="team">Team</ToggleButton>
        <ToggleButton value="priority">Priority</ToggleButton>
        <ToggleButton value="team,priority">Team and priority</ToggleButton>
      </ToggleButtonGroup>
      <DataGridPremium
        rows={rows}
        columns={columns}
        rowGroupingModel={model}
        onRowGroupingModelChange={setModel}
        label="Tickets"
      />
    </Stack>
  );
  // #preview-end
}
