import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {DataGrid, type GridColDef, type GridRowsProp} from '@mui/x-data-grid';

const tickets = [
  {id: 4101, subject: 'Invoice shows the wrong date', agent: 'Moreau'},
  {id: 4102, subject: 'Cannot reset the password', agent: 'Ito'},
  {id: 4103, subject: 'Export stops at 90%', agent: 'Moreau'},
];
const noTickets: GridRowsProp = [];

const columns: GridColDef[] = [
  {field: 'id', headerName: 'Ticket', width: 90},
  {field: 'subject', headerName: 'Subject', minWidth: 150, flex: 1},
  {field: 'agent', headerName: 'Agent', width: 110},
];

const variants = ['linear-progress', 'circular-progress', 'skeleton'] as const;

export default function LoadingVariants() {
  const [variant, setVariant] = React.useState<(typeof variants)[number]>('skeleton');
  const [hasRows, setHasRows] = React.useState(true);

  return (
    <Stack sx={{height: 237, gap: 1}}>
      <ToggleButtonGroup
        size="small"
        exclusive
        aria-label="Variant"
        value={variant}
        onChange={(_event, value: typeof variant | null) => setVariant(value ?? variant)}
        sx={{'& button': {textTransform: 'none', px: 1}}}
      >
        {variants.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FormControlLabel
        label="With rows"
        control={<Switch size="small" checked={hasRows} onChange={(_event, on) => setHasRows(on)} />}
        sx={{ml: 0, height: 24}}
      />
      {/* #preview-start */}
      <DataGrid
        rows={hasRows ? tickets : noTickets}
        columns={columns}
        loading
        slotProps={{loadingOverlay: {variant, noRowsVariant: variant}}}
        hideFooter
        label="Support tickets"
      />
      {/* #preview-end */}
    </Stack>
  );
}
