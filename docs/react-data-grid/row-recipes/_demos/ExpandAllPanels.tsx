import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  gridDataRowIdsSelector,
  gridDetailPanelExpandedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';

const rows = [
  {id: 1, parcel: 'P-2041', city: 'Utrecht', steps: 'Picked up, sorted, on the road'},
  {id: 2, parcel: 'P-2042', city: 'Ghent', steps: 'Picked up'},
  {id: 3, parcel: 'P-2043', city: 'Lille', steps: 'Picked up, sorted, delivered'},
];

// #preview-start
function ToggleAll() {
  const apiRef = useGridApiContext();
  const ids = useGridSelector(apiRef, gridDataRowIdsSelector);
  const openCount = useGridSelector(apiRef, gridDetailPanelExpandedRowIdsSelector).size;
  const isOpen = openCount === ids.length;

  return (
    <IconButton
      size="small"
      tabIndex={0}
      aria-label={isOpen ? 'Collapse all' : 'Expand all'}
      onClick={() => apiRef.current.setExpandedDetailPanels(new Set(isOpen ? [] : ids))}
    >
      {isOpen ? '−' : '+'}
    </IconButton>
  );
}

const columns: GridColDef[] = [
  {...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, renderHeader: () => <ToggleAll />},
  {field: 'parcel', headerName: 'Parcel', width: 120},
  {field: 'city', headerName: 'City', minWidth: 120, flex: 1},
];
// #preview-end

const getDetailPanelContent: DataGridProProps<(typeof rows)[number]>['getDetailPanelContent'] = ({row}) => (
  <Box sx={{p: 2}}>{row.steps}</Box>
);
const getDetailPanelHeight = () => 'auto' as const;

export default function ExpandAllPanels() {
  return (
    <div style={{height: 270}}>
      <DataGridPro
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        hideFooter
        label="Parcels"
      />
    </div>
  );
}
