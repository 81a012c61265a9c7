import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGridPremium, useGridApiRef, type GridColDef} from '@mui/x-data-grid-premium';

const firstRows = [
  {id: 1, task: 'Foundations', week1: 6, week2: 0, week3: 0},
  {id: 2, task: 'Brickwork', week1: 2, week2: 0, week3: 0},
  {id: 3, task: 'Roof', week1: 0, week2: 0, week3: 4},
];

const columns: GridColDef<(typeof firstRows)[number]>[] = [
  {field: 'task', headerName: 'Task', minWidth: 110, flex: 1},
  {field: 'week1', headerName: 'Week 1', type: 'number', width: 90, editable: true},
  {field: 'week2', headerName: 'Week 2', type: 'number', width: 90, editable: true},
  {field: 'week3', headerName: 'Week 3', type: 'number', width: 90, editable: true},
];

export default function FillRange() {
  const [rows, setRows] = React.useState(firstRows);
  // #preview-start
  const apiRef = useGridApiRef();

  const fillRight = () => {
    const cells = apiRef.current?.getSelectedCellsAsArray() ?? [];
    setRows((current) =>
      current.map((row) => {
        const [first, ...others] = cells.filter(({id}) => id === row.id);
        if (!first) return row;
        const value: unknown = apiRef.current?.getCellValue(row.id, first.field);
        return {...row, ...Object.fromEntries(others.map(({field}) => [field, value]))};
      }),
    );
  };
  // #preview-end

  return (
    <div>
      <Stack direction="row" sx={{height: 44, gap: 1, alignItems: 'center'}}>
        <Button size="small" variant="outlined" onClick={fillRight}>
          Fill right
        </Button>
      </Stack>
      <div style={{height: 266}}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
          processRowUpdate={(task) => {
            setRows((current) => current.map((row) => (row.id === task.id ? task : row)));
            return task;
          }}
          aria-label="Workers per week"
        />
      </div>
    </div>
  );
}
