import UnfoldLessIcon from '@mui/icons-material/UnfoldLess';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGridPremium,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const rows = [
  {id: 1, hall: 'Hall A', stand: 'Bakery ovens', area: 60},
  {id: 2, hall: 'Hall A', stand: 'Coffee machines', area: 45},
  {id: 3, hall: 'Hall B', stand: 'Packaging', area: 80},
  {id: 4, hall: 'Hall B', stand: 'Scales', area: 20},
];

const columns: GridColDef[] = [
  {field: 'hall', headerName: 'Hall', width: 100},
  {field: 'stand', headerName: 'Stand', minWidth: 130, flex: 1},
  {field: 'area', headerName: 'Area (m²)', type: 'number', width: 110},
];

// #preview-start
function ExpansionToolbar() {
  const apiRef = useGridApiContext();

  return (
    <Toolbar aria-label="Groups">
      <Tooltip title="Expand all">
        <ToolbarButton aria-label="Expand all" onClick={() => apiRef.current.expandAllRows()}>
          <UnfoldMoreIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Tooltip title="Collapse all">
        <ToolbarButton aria-label="Collapse all" onClick={() => apiRef.current.collapseAllRows()}>
          <UnfoldLessIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
    </Toolbar>
  );
}

const slots = {toolbar: ExpansionToolbar};
// #preview-end

export default function ExpandToolbar() {
  return (
    <div style={{height: 318}}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        initialState={{
          rowGrouping: {model: ['hall']},
          columns: {columnVisibilityModel: {hall: false}},
        }}
        slots={slots}
        showToolbar
        label="Stands by hall"
      />
    </div>
  );
}
