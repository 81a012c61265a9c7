import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  gridEditRowsStateSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

interface Course {
  id: number;
  course: string;
  teacher: string;
  places: number;
}

const initialRows: Course[] = [
  {id: 1, course: 'Pottery', teacher: 'Lena Vogt', places: 8},
  {id: 2, course: 'Beekeeping', teacher: 'Tomás Ruiz', places: 12},
  {id: 3, course: 'Bookbinding', teacher: 'Aiko Mori', places: 6},
];

// #preview-start
function CourseActions(params: GridRenderCellParams) {
  const {id} = params;
  const apiRef = useGridApiContext();
  const isEditing = id in useGridSelector(apiRef, gridEditRowsStateSelector);

  const edit = () => apiRef.current.startRowEditMode({id, fieldToFocus: 'course'});
  const save = () => apiRef.current.stopRowEditMode({id});
  const cancel = () => apiRef.current.stopRowEditMode({id, ignoreModifications: true});

  return isEditing ? (
    <GridActionsCell {...params}>
      <GridActionsCellItem icon={<SaveIcon />} label="Save" onClick={save} />
      <GridActionsCellItem icon={<CloseIcon />} label="Cancel" onClick={cancel} />
    </GridActionsCell>
  ) : (
    <GridActionsCell {...params}>
      <GridActionsCellItem icon={<EditIcon />} label="Edit" onClick={edit} />
    </GridActionsCell>
  );
}
// #preview-end

const columns: GridColDef<Course>[] = [
  {field: 'course', headerName: 'Course', minWidth: 120, flex: 1, editable: true},
  {field: 'teacher', headerName: 'Teacher', minWidth: 120, flex: 1, editable: true},
  {field: 'places', headerName: 'Places', type: 'number', width: 90, editable: true},
  {
    field: 'actions',
    headerName: 'Actions',
    type: 'actions',
    width: 90,
    renderCell: (params) => <CourseActions {...params} />,
  },
];

export default function EditRows() {
  const [rows, setRows] = React.useState(initialRows);

  return (
    <div style={{height: 267}}>
      <DataGrid
        rows={rows}
        columns={columns}
        editMode="row"
        processRowUpdate={(edited: Course) => {
          setRows((current) => current.map((row) => (row.id === edited.id ? edited : row)));
          return edited;
        }}
        label="Evening courses"
      />
    </div>
  );
}
