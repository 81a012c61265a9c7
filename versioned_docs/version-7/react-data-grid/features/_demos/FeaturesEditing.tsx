import * as React from 'react';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

interface Shift {
  id: number;
  nurse: string;
  ward: string;
  hours: number;
}

const first: Shift[] = [
  {id: 1, nurse: 'H. Okoye', ward: 'Surgery', hours: 8},
  {id: 2, nurse: 'T. Lind', ward: 'Children', hours: 6},
  {id: 3, nurse: 'P. Amato', ward: 'Surgery', hours: 12},
];

// #preview-start
const columns: GridColDef<Shift>[] = [
  {field: 'nurse', headerName: 'Nurse', minWidth: 110, flex: 1},
  {
    field: 'ward',
    headerName: 'Ward',
    type: 'singleSelect',
    valueOptions: ['Children', 'Surgery'],
    width: 120,
    editable: true,
  },
  {
    field: 'hours',
    headerName: 'Hours',
    type: 'number',
    width: 100,
    editable: true,
    // More than 12 hours are marked as an error and cannot be saved.
    preProcessEditCellProps: ({props}) => ({...props, error: props.value > 12}),
  },
];
// #preview-end

export default function FeaturesEditing() {
  const [rows, setRows] = React.useState(first);
  const save = (edited: Shift) => {
    setRows((current) => current.map((row) => (row.id === edited.id ? edited : row)));
    return edited;
  };

  return (
    <div style={{height: 267}}>
      <DataGrid rows={rows} columns={columns} processRowUpdate={save} aria-label="Shifts" />
    </div>
  );
}
