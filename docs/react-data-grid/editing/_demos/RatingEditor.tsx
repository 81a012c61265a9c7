import * as React from 'react';
import Rating from '@mui/material/Rating';
import {DataGrid, useGridApiContext, type GridColDef, type GridRenderEditCellParams} from '@mui/x-data-grid';

interface Tea {
  id: number;
  tea: string;
  stars: number;
}

const rows: Tea[] = [
  {id: 1, tea: 'Lapsang Souchong', stars: 2},
  {id: 2, tea: 'Sencha', stars: 4},
  {id: 3, tea: 'Darjeeling', stars: 5},
];

// #preview-start
function EditStars({id, field, value, hasFocus}: GridRenderEditCellParams<Tea, number>) {
  const apiRef = useGridApiContext();
  const box = React.useRef<HTMLSpanElement>(null);

  // The grid says when the cell has the focus; the component moves it to its own input.
  React.useEffect(() => {
    if (hasFocus) box.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [hasFocus]);

  return (
    <Rating
      ref={box}
      name={`stars-${id}`}
      value={value}
      onChange={(_event, stars) => {
        void apiRef.current.setEditCellValue({id, field, value: stars ?? 1});
      }}
      sx={{px: 1}}
    />
  );
}
// #preview-end

const columns: GridColDef<Tea>[] = [
  {field: 'tea', headerName: 'Tea', minWidth: 140, flex: 1},
  {
    field: 'stars',
    headerName: 'Stars',
    type: 'number',
    align: 'left',
    headerAlign: 'left',
    width: 160,
    editable: true,
    display: 'flex',
    renderCell: ({row}) => <Rating value={row.stars} readOnly />,
    renderEditCell: (params) => <EditStars {...params} />,
  },
];

export default function RatingEditor() {
  return (
    <div style={{height: 267}}>
      <DataGrid rows={rows} columns={columns} label="Rated teas" />
    </div>
  );
}
