import * as React from 'react';
import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';

interface Shift {
  id: number;
  day: string;
  early: string;
  late: string;
}

const firstRows: Shift[] = [
  {id: 1, day: 'Monday', early: 'Maria', late: 'Jonas'},
  {id: 2, day: 'Tuesday', early: 'Maria', late: 'Anna'},
  {id: 3, day: 'Wednesday', early: '', late: ''},
  {id: 4, day: 'Thursday', early: '', late: ''},
];

const columns: GridColDef<Shift>[] = [
  {field: 'day', headerName: 'Day', minWidth: 110, flex: 1},
  {field: 'early', headerName: 'Early', width: 110, editable: true},
  {field: 'late', headerName: 'Late', width: 110, editable: true},
];

// #preview-start
export default function PasteCells() {
  const [rows, setRows] = React.useState(firstRows);

  const save = (shift: Shift) => {
    setRows((current) => current.map((row) => (row.id === shift.id ? shift : row)));
    return shift;
  };

  return (
    <div style={{height: 318}}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        processRowUpdate={save}
        label="Shifts"
      />
    </div>
  );
}
// #preview-end
