import * as React from 'react';
import EditIcon from '@mui/icons-material/Edit';
import IconButton from '@mui/material/IconButton';
import {DataGrid, useGridApiContext, type GridColDef, type GridRenderCellParams} from '@mui/x-data-grid';

const rows = [
  {id: 1, folder: 'Invoices', files: 214},
  {id: 2, folder: 'Contracts', files: 31},
  {id: 3, folder: 'Photos', files: 1280},
];

// #preview-start
function FolderCell({id, field, value, tabIndex, hasFocus}: GridRenderCellParams) {
  const apiRef = useGridApiContext();
  const button = React.useRef<HTMLButtonElement>(null);

  React.useEffect(() => {
    if (hasFocus) button.current?.focus();
  }, [hasFocus]);

  return (
    <>
      {value}
      <IconButton
        ref={button}
        tabIndex={tabIndex}
        size="small"
        aria-label={`Rename ${value}`}
        onClick={() => apiRef.current.startCellEditMode({id, field})}
        // Enter and Space belong to the button. All other keys go on to the cell.
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
        }}
      >
        <EditIcon fontSize="inherit" />
      </IconButton>
    </>
  );
}
// #preview-end

const columns: GridColDef[] = [
  {
    field: 'folder',
    headerName: 'Folder',
    minWidth: 150,
    flex: 1,
    editable: true,
    renderCell: (params) => <FolderCell {...params} />,
  },
  {field: 'files', headerName: 'Files', type: 'number', width: 90},
];

export default function CellButtonKeys() {
  return (
    <div style={{height: 267}}>
      <DataGrid
        rows={rows}
        columns={columns}
        onCellKeyDown={({cellMode}, event) => {
          // Otherwise the Enter that saves also clicks the button below, which receives the focus.
          if (cellMode === 'edit' && event.key === 'Enter') event.preventDefault();
        }}
        label="Folders"
      />
    </div>
  );
}
