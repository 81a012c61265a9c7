import * as React from 'react';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridColTypeDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

const rows = [
  {id: 1, hotel: 'Lakeside', rooms: 4, food: 3},
  {id: 2, hotel: 'Old Post', rooms: 2, food: 5},
  {id: 3, hotel: 'Market', rooms: 5, food: 4},
];

// #preview-start
function RatingEditor({
  id,
  field,
  value,
  hasFocus,
  colDef,
}: GridRenderEditCellParams<object, number | null, string>) {
  const apiRef = useGridApiContext();
  const root = React.useRef<HTMLSpanElement>(null);

  React.useLayoutEffect(() => {
    const inputs = [...(root.current?.querySelectorAll('input') ?? [])];
    if (hasFocus) (inputs.find(({checked}) => checked) ?? inputs[0])?.focus();
  }, [hasFocus]);

  return (
    <Rating
      ref={root}
      name={`${field}-${id}`}
      aria-label={colDef.headerName}
      value={value ?? null}
      onChange={(_event, stars) => {
        void apiRef.current.setEditCellValue({id, field, value: stars});
      }}
      sx={{mx: 1}}
    />
  );
}

const rating: GridColTypeDef<number | null, string> = {
  type: 'number',
  width: 160,
  align: 'left',
  headerAlign: 'left',
  display: 'flex',
  editable: true,
  valueFormatter: (stars: number | null) => (stars ? `${stars} of 5` : 'Not rated'),
  renderCell: ({value, formattedValue}) => (
    <span role="img" aria-label={formattedValue} title={formattedValue}>
      {'★'.repeat(value ?? 0) + '☆'.repeat(5 - (value ?? 0))}
    </span>
  ),
  renderEditCell: (params) => <RatingEditor {...params} />,
};

const columns: GridColDef<(typeof rows)[number]>[] = [
  {field: 'hotel', headerName: 'Hotel', minWidth: 100, flex: 1},
  {...rating, field: 'rooms', headerName: 'Rooms'},
  {...rating, field: 'food', headerName: 'Food'},
];
// #preview-end

export default function RatingColumn() {
  return (
    <div style={{height: 267}}>
      <DataGrid rows={rows} columns={columns} label="Hotels" />
    </div>
  );
}
