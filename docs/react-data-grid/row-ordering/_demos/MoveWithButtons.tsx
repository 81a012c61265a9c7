import * as React from 'react';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import {DataGridPro, GridActionsCell, GridActionsCellItem, type GridColDef} from '@mui/x-data-grid-pro';

const start = [
  {id: 1, speaker: 'Anna Berg', topic: 'Soil'},
  {id: 2, speaker: 'Jonas Lind', topic: 'Rivers'},
  {id: 3, speaker: 'Mei Tanaka', topic: 'Forests'},
];

export default function MoveWithButtons() {
  const [rows, setRows] = React.useState(start);
  const [message, setMessage] = React.useState('');

  // #preview-start
  const columns = React.useMemo<GridColDef<(typeof start)[number]>[]>(() => {
    const move = (from: number, to: number) => {
      const next = [...rows];
      next.splice(to, 0, ...next.splice(from, 1));
      setRows(next);
      setMessage(`${next[to]?.speaker} is now number ${to + 1}.`);
    };
    return [
      {field: 'speaker', headerName: 'Speaker', minWidth: 150, flex: 1},
      {field: 'topic', headerName: 'Topic', width: 110},
      {
        field: 'move',
        type: 'actions',
        headerName: 'Move',
        renderCell: (params) => {
          const index = rows.findIndex(({id}) => id === params.id);
          return (
            <GridActionsCell {...params}>
              <GridActionsCellItem
                icon={<ArrowUpwardIcon />}
                label={`Move ${params.row.speaker} up`}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <GridActionsCellItem
                icon={<ArrowDownwardIcon />}
                label={`Move ${params.row.speaker} down`}
                disabled={index === rows.length - 1}
                onClick={() => move(index, index + 1)}
              />
            </GridActionsCell>
          );
        },
      },
    ];
  }, [rows]);
  // #preview-end

  return (
    <div>
      <div style={{height: 266}}>
        <DataGridPro rows={rows} columns={columns} disableColumnSorting label="Program" />
      </div>
      <p role="status" style={{height: 24, margin: '8px 0 0'}}>
        {message}
      </p>
    </div>
  );
}
