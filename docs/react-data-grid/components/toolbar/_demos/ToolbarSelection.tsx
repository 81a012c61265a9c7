import * as React from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridRowSelectionIdsSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowId,
  type GridSlotProps,
} from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    onDeleteRows?: (ids: ReadonlySet<GridRowId>) => void;
  }
}

const letters = [
  {id: 1, from: 'Town hall', subject: 'New parking zone'},
  {id: 2, from: 'Library', subject: 'Your book is overdue'},
  {id: 3, from: 'Aunt Vera', subject: 'Photos from the lake'},
];

const columns: GridColDef[] = [
  {field: 'from', headerName: 'From', width: 120},
  {field: 'subject', headerName: 'Subject', minWidth: 160, flex: 1},
];

// #preview-start
function SelectionToolbar({onDeleteRows}: GridSlotProps['toolbar']) {
  const apiRef = useGridApiContext();
  const selected = useGridSelector(apiRef, gridRowSelectionIdsSelector);

  return (
    <Toolbar>
      <Typography variant="body2" role="status" sx={{flex: 1, mx: 0.5}}>
        {selected.size === 0 ? 'Nothing selected' : `${selected.size} selected`}
      </Typography>
      <ToolbarButton
        aria-label="Delete selected letters"
        disabled={selected.size === 0}
        onClick={() => onDeleteRows?.(new Set(selected.keys()))}
      >
        <DeleteIcon fontSize="small" />
      </ToolbarButton>
    </Toolbar>
  );
}
// #preview-end

const slots = {toolbar: SelectionToolbar};

export default function ToolbarSelection() {
  const [rows, setRows] = React.useState(letters);

  const deleteRows = (ids: ReadonlySet<GridRowId>) => {
    setRows((current) => current.filter(({id}) => !ids.has(id)));
  };

  return (
    <div style={{height: 319}}>
      <DataGrid
        rows={rows}
        columns={columns}
        checkboxSelection
        slots={slots}
        slotProps={{toolbar: {onDeleteRows: deleteRows}}}
        showToolbar
        aria-label="Letters"
      />
    </div>
  );
}
