import Button from '@mui/material/Button';
import {
  DataGridPremium,
  gridHistoryCanRedoSelector,
  gridHistoryCanUndoSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const rows = [
  {id: 1, scene: 'Arrival', minutes: 4},
  {id: 2, scene: 'The letter', minutes: 7},
  {id: 3, scene: 'Night train', minutes: 11},
];

const columns: GridColDef[] = [
  {field: 'scene', headerName: 'Scene', minWidth: 120, flex: 1, editable: true},
  {field: 'minutes', headerName: 'Minutes', type: 'number', width: 110, editable: true},
];

// #preview-start
function HistoryToolbar() {
  const apiRef = useGridApiContext();
  const canUndo = useGridSelector(apiRef, gridHistoryCanUndoSelector);
  const canRedo = useGridSelector(apiRef, gridHistoryCanRedoSelector);

  return (
    <Toolbar aria-label="Changes">
      <ToolbarButton
        render={<Button size="small" />}
        disabled={!canUndo}
        onClick={() => void apiRef.current.history.undo()}
      >
        Undo
      </ToolbarButton>
      <ToolbarButton
        render={<Button size="small" />}
        disabled={!canRedo}
        onClick={() => void apiRef.current.history.redo()}
      >
        Redo
      </ToolbarButton>
      <ToolbarButton
        render={<Button size="small" />}
        disabled={!canUndo && !canRedo}
        onClick={() => apiRef.current.history.clear()}
      >
        Keep changes
      </ToolbarButton>
    </Toolbar>
  );
}

const slots = {toolbar: HistoryToolbar};
// #preview-end

export default function UndoButtons() {
  return (
    <div style={{height: 318}}>
      {/* #preview-start */}
      <DataGridPremium
        rows={rows}
        columns={columns}
        slots={slots}
        historyStackSize={5}
        showToolbar
        aria-label="Scenes"
      />
      {/* #preview-end */}
    </div>
  );
}
