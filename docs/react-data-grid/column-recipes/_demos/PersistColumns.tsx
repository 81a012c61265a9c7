import * as React from 'react';
import Button from '@mui/material/Button';
import {DataGridPro, useGridApiRef, type GridColDef, type GridInitialState} from '@mui/x-data-grid-pro';

const rows = [
  {id: 1, course: 'Pottery', day: 'Monday', teacher: 'R. Lang', seats: 8},
  {id: 2, course: 'Spanish A2', day: 'Tuesday', teacher: 'C. Ruiz', seats: 14},
  {id: 3, course: 'Choir', day: 'Thursday', teacher: 'T. Hale', seats: 30},
];

const columns: GridColDef[] = [
  {field: 'course', headerName: 'Course', width: 150},
  {field: 'day', headerName: 'Day', width: 120},
  {field: 'teacher', headerName: 'Teacher', minWidth: 120, flex: 1},
  {field: 'seats', headerName: 'Seats', type: 'number', width: 100},
];

// #preview-start
const key = 'course-columns';

function readColumns() {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '') as GridInitialState['columns'];
  } catch {
    return undefined; // Nothing saved
  }
}

function Courses() {
  const apiRef = useGridApiRef();
  const [saved] = React.useState(readColumns);

  const save = () => {
    const state = apiRef.current?.exportState().columns;
    if (state) localStorage.setItem(key, JSON.stringify(state));
  };

  return (
    <DataGridPro
      apiRef={apiRef}
      rows={rows}
      columns={columns}
      initialState={{columns: saved}}
      onColumnWidthChange={save}
      onColumnOrderChange={save}
      onColumnVisibilityModelChange={save}
      hideFooter
      label="Courses"
    />
  );
}
// #preview-end

export default function PersistColumns() {
  const [visit, setVisit] = React.useState(1);

  return (
    <div style={{height: 254}}>
      <Button onClick={() => setVisit(visit + 1)}>Leave and come back</Button>
      <Button
        onClick={() => {
          localStorage.removeItem(key);
          setVisit(visit + 1);
        }}
      >
        Reset
      </Button>
      <div style={{height: 214}}>
        <Courses key={visit} />
      </div>
    </div>
  );
}
