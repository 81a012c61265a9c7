import * as React from 'react';
import DensityMediumIcon from '@mui/icons-material/DensityMedium';
import DensitySmallIcon from '@mui/icons-material/DensitySmall';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  Toolbar,
  ToolbarButton,
  type GridColDef,
  type GridDensity,
  type GridSlotProps,
} from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    /** The density that the button switches. */
    rowDensity?: GridDensity;
    onRowDensityChange?: (density: GridDensity) => void;
  }
}

const rows = [
  {id: 1, port: 'Bergen', ships: 14},
  {id: 2, port: 'Gdynia', ships: 22},
  {id: 3, port: 'Rostock', ships: 9},
];

const columns: GridColDef[] = [
  {field: 'port', headerName: 'Port', minWidth: 130, flex: 1},
  {field: 'ships', headerName: 'Ships', type: 'number', width: 100},
];

// #preview-start
function DensityToolbar({rowDensity, onRowDensityChange}: GridSlotProps['toolbar']) {
  const isCompact = rowDensity === 'compact';

  return (
    <Toolbar>
      <Tooltip title={isCompact ? 'Standard rows' : 'Compact rows'}>
        <ToolbarButton onClick={() => onRowDensityChange?.(isCompact ? 'standard' : 'compact')}>
          {isCompact ? <DensityMediumIcon fontSize="small" /> : <DensitySmallIcon fontSize="small" />}
        </ToolbarButton>
      </Tooltip>
    </Toolbar>
  );
}

const slots = {toolbar: DensityToolbar};

export default function ToolbarDensity() {
  const [density, setDensity] = React.useState<GridDensity>('standard');

  return (
    <div style={{height: 319}}>
      <DataGrid
        rows={rows}
        columns={columns}
        density={density}
        slots={slots}
        slotProps={{toolbar: {rowDensity: density, onRowDensityChange: setDensity}}}
        showToolbar
        aria-label="Ports"
      />
    </div>
  );
}
// #preview-end
