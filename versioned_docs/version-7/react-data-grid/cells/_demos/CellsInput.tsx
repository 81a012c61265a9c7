import * as React from 'react';
import Rating from '@mui/material/Rating';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const first = [
  {id: 1, tea: 'Darjeeling', stars: 4},
  {id: 2, tea: 'Sencha', stars: 5},
  {id: 3, tea: 'Rooibos', stars: 2},
];

export default function CellsInput() {
  const [rows, setRows] = React.useState(first);

  // #preview-start
  const columns = React.useMemo<GridColDef<(typeof first)[number]>[]>(
    () => [
      {field: 'tea', headerName: 'Tea', minWidth: 100, flex: 1},
      {
        field: 'stars',
        headerName: 'Stars',
        type: 'number',
        width: 160,
        display: 'flex',
        renderCell: ({id, row: {stars}}) => (
          // The arrow keys belong to the rating while it has the focus.
          <div onKeyDown={(event) => event.key.startsWith('Arrow') && event.stopPropagation()}>
            <Rating
              name={`stars-${id}`}
              size="small"
              value={stars}
              onChange={(_event, chosen) =>
                setRows((current) =>
                  current.map((row) => (row.id === id ? {...row, stars: chosen ?? 0} : row)),
                )
              }
            />
          </div>
        ),
      },
    ],
    [],
  );
  // #preview-end

  return (
    <div style={{height: 267}}>
      <DataGrid rows={rows} columns={columns} aria-label="Teas" />
    </div>
  );
}
