import * as React from 'react';
import Typography from '@mui/material/Typography';
import Stack from '@mui/material/Stack';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

interface Passenger {
  id: number;
  name: string;
  seat: string;
}

const rows: Passenger[] = [
  {id: 1, name: 'Ines Moreau', seat: '12A'},
  {id: 2, name: 'Piotr Zieliński', seat: '12C'},
  {id: 3, name: 'Sana Rahimi', seat: '4F'},
];

export default function ValidateSeats() {
  const [problem, setProblem] = React.useState('');

  const columns = React.useMemo<GridColDef<Passenger>[]>(
    () => [
      {field: 'name', headerName: 'Passenger', minWidth: 150, flex: 1},
      {
        field: 'seat',
        headerName: 'Seat',
        width: 120,
        editable: true,
        // #preview-start
        preProcessEditCellProps: ({props}) => {
          const isSeat = /^([1-9]|[12]\d)[A-F]$/.test(String(props.value));
          setProblem(isSeat ? '' : 'A seat is a row from 1 to 29 and a letter from A to F, such as 12A.');
          return {...props, error: !isSeat};
        },
        // #preview-end
      },
    ],
    [],
  );

  return (
    <Stack spacing={1} sx={{height: 315}}>
      <DataGrid
        rows={rows}
        columns={columns}
        onCellModesModelChange={(model) => {
          if (Object.keys(model).length === 0) setProblem('');
        }}
        aria-label="Passengers and seats"
        sx={{'& .Mui-error': {color: 'error.main', bgcolor: 'action.hover'}}}
      />
      <Typography role="alert" color="error" variant="body2" sx={{minHeight: 40}}>
        {problem}
      </Typography>
    </Stack>
  );
}
