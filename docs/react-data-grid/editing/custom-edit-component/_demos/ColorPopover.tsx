import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import {DataGrid, useGridApiContext, type GridColDef, type GridRenderEditCellParams} from '@mui/x-data-grid';

interface Line {
  id: number;
  line: string;
  color: string;
}

const colors = ['Blue', 'Green', 'Orange', 'Violet'];

const rows: Line[] = [
  {id: 1, line: 'S1 Airport', color: 'Blue'},
  {id: 2, line: 'S2 Lake', color: 'Green'},
  {id: 3, line: 'S3 Fair', color: 'Orange'},
];

// #preview-start
function ColorButton({id, field, value, hasFocus}: GridRenderEditCellParams<Line, string>) {
  const apiRef = useGridApiContext();
  const button = React.useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) button.current?.focus();
  }, [hasFocus]);

  const choose = async (color: string) => {
    setAnchor(null);
    await apiRef.current.setEditCellValue({id, field, value: color});
    apiRef.current.stopCellEditMode({id, field});
  };

  return (
    <>
      <Button
        ref={button}
        fullWidth
        aria-haspopup="true"
        // A button is pressed with Enter, which would also end the edit.
        onKeyDown={(event) => event.key === 'Enter' && event.stopPropagation()}
        onClick={({currentTarget}) => setAnchor(currentTarget)}
      >
        {value || 'Choose'}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        // React passes events of a popover on to the cell.
        onKeyDown={(event) => event.stopPropagation()}
      >
        {colors.map((color) => (
          <Button key={color} sx={{m: 0.5}} onClick={() => void choose(color)}>
            {color}
          </Button>
        ))}
      </Popover>
    </>
  );
}

const columns: GridColDef<Line>[] = [
  {field: 'line', headerName: 'Line', minWidth: 110, flex: 1},
  {
    field: 'color',
    headerName: 'Color',
    width: 140,
    editable: true,
    renderEditCell: (params: GridRenderEditCellParams<Line, string>) => <ColorButton {...params} />,
  },
];

export default function ColorPopover() {
  return (
    <div style={{height: 267}}>
      <DataGrid rows={rows} columns={columns} label="Suburban trains" />
    </div>
  );
}
// #preview-end
