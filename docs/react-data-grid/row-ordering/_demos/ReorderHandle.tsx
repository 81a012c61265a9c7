import * as React from 'react';
import DragHandleIcon from '@mui/icons-material/DragHandle';
import {DataGridPro, GRID_REORDER_COL_DEF, type GridColDef} from '@mui/x-data-grid-pro';

const courses = [
  {id: 1, course: 'Starter', dish: 'Beet salad'},
  {id: 2, course: 'Soup', dish: 'Leek and potato'},
  {id: 3, course: 'Main', dish: 'Trout with dill'},
  {id: 4, course: 'Dessert', dish: 'Plum cake'},
];

// #preview-start
const columns: GridColDef[] = [
  {field: 'course', headerName: 'Course', width: 120},
  {field: 'dish', headerName: 'Dish', minWidth: 150, flex: 1},
  {...GRID_REORDER_COL_DEF, width: 70},
];

function HandleIcon({className}: {className?: string}) {
  return <DragHandleIcon className={className} fontSize="small" color="action" />;
}

// The text beside the pointer while a row is dragged
const withLabel = courses.map((row) => ({...row, __reorder__: row.course}));
// #preview-end

export default function ReorderHandle() {
  const [rows, setRows] = React.useState(withLabel);

  return (
    <div style={{height: 318}}>
      {/* #preview-start */}
      <DataGridPro
        rows={rows}
        columns={columns}
        rowReordering
        slots={{rowReorderIcon: HandleIcon}}
        // #preview-end
        onRowOrderChange={({oldIndex, targetIndex}) => {
          setRows((current) => {
            const next = [...current];
            next.splice(targetIndex, 0, ...next.splice(oldIndex, 1));
            return next;
          });
        }}
        disableColumnSorting
        label="Dinner"
      />
    </div>
  );
}
