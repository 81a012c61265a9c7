import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import {DataGrid, GridUpdateRowError, type GridColDef, type GridDataSource} from '@mui/x-data-grid';

interface Shift {
  id: number;
  nurse: string;
  hours: number;
}

const columns: GridColDef[] = [
  {field: 'nurse', headerName: 'Nurse', minWidth: 130, flex: 1},
  {field: 'hours', headerName: 'Hours', type: 'number', width: 110, editable: true},
];

// #preview-start
/** Stands for your server, with its own copy of the rows. */
function createShifts(): GridDataSource {
  let shifts: Shift[] = [
    {id: 1, nurse: 'Lena Marsh', hours: 8},
    {id: 2, nurse: 'Omar Stone', hours: 6},
    {id: 3, nurse: 'Ruth Cole', hours: 10},
  ];
  const wait = () => new Promise((resolve) => setTimeout(resolve, 500));

  return {
    getRows: async () => {
      await wait();
      return {rows: shifts, rowCount: shifts.length};
    },
    updateRow: async ({rowId, updatedRow}) => {
      await wait();
      const hours = Number(updatedRow.hours);
      if (hours > 12) throw new Error('A shift has at most 12 hours.');
      shifts = shifts.map((shift) => (shift.id === rowId ? {...shift, hours} : shift));
      return updatedRow;
    },
  };
}

export default function DataSourceSave() {
  const dataSource = React.useMemo(createShifts, []);
  const [problem, setProblem] = React.useState('');

  return (
    <Stack spacing={1} sx={{height: 324}}>
      <DataGrid
        columns={columns}
        dataSource={dataSource}
        onDataSourceError={(error) => {
          setProblem(error instanceof GridUpdateRowError ? `Not saved: ${error.message}` : error.message);
        }}
        onCellModesModelChange={(model) => {
          if (Object.keys(model).length === 0) setProblem('');
        }}
        label="Shifts"
      />
      <Alert severity={problem ? 'error' : 'info'} role="status">
        {problem || 'Set a shift of 9 hours, then one of 14.'}
      </Alert>
    </Stack>
  );
}
// #preview-end
