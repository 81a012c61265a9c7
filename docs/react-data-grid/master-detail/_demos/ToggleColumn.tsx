import Box from '@mui/material/Box';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';

interface Machine {
  id: string;
  hall: string;
  state: 'Running' | 'Stopped';
  problem?: string;
}

const rows: Machine[] = [
  {id: 'Press 1', hall: 'North', state: 'Running'},
  {id: 'Press 2', hall: 'North', state: 'Stopped', problem: 'Oil pressure is below 2 bar since 14:05.'},
  {id: 'Saw 4', hall: 'South', state: 'Running'},
];

// #preview-start
const columns: GridColDef<Machine>[] = [
  {field: 'id', headerName: 'Machine', width: 110},
  {field: 'hall', headerName: 'Hall', width: 110},
  {field: 'state', headerName: 'State', minWidth: 110, flex: 1},
  // In your own columns, the toggle column stands where you put it.
  {...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, headerName: 'Problem', width: 100, renderHeader: () => 'Problem'},
];

const getDetailPanelContent = ({row}: GridRowParams<Machine>) =>
  row.problem ? <Box sx={{p: 2}}>{row.problem}</Box> : null;
// #preview-end

const getDetailPanelHeight = () => 56;

export default function ToggleColumn() {
  return (
    <div style={{height: 350}}>
      <DataGridPro
        rows={rows}
        columns={columns}
        pinnedColumns={{right: [GRID_DETAIL_PANEL_TOGGLE_FIELD]}}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        label="Machines"
      />
    </div>
  );
}
