import * as React from 'react';
import Button from '@mui/material/Button';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const first = [
  {id: 1, stop: 'Opera', minutes: 2, change: ''},
  {id: 2, stop: 'Museum Island', minutes: 6, change: ''},
  {id: 3, stop: 'Zoo', minutes: 9, change: ''},
];

const columns: GridColDef<(typeof first)[number]>[] = [
  {field: 'stop', headerName: 'Stop', minWidth: 120, flex: 1},
  {field: 'minutes', headerName: 'In (min)', type: 'number', width: 100},
  {field: 'change', headerName: 'Change', width: 110},
];

export default function UpdatesHighlight() {
  const [rows, setRows] = React.useState(first);
  const [turn, setTurn] = React.useState(0);

  // #preview-start
  const update = () => {
    setRows((current) =>
      current.map((row, index) => {
        if (index === turn % current.length) return {...row, minutes: row.minutes + 3, change: '3 min later'};
        return row.change ? {...row, change: ''} : row;
      }),
    );
    setTurn(turn + 1);
  };
  // #preview-end

  return (
    <div>
      <Button onClick={update}>Next message</Button>
      <div style={{height: 267}}>
        <DataGrid
          rows={rows}
          columns={columns}
          getRowClassName={({row}) => (row.change ? 'changed' : '')}
          sx={{'& .changed': {bgcolor: 'rgb(59 130 246 / 15%)'}}}
          label="Tram"
        />
      </div>
    </div>
  );
}
