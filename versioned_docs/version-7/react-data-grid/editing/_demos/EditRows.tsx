import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import {
  DataGrid,
  GridActionsCellItem,
  GridRowModes,
  type GridColDef,
  type GridRowId,
  type GridRowModesModel,
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

export default function EditRows() {
  const [rows, setRows] = React.useState(initialRows);
  // #preview-start
  const [modes, setModes] = React.useState<GridRowModesModel>({});

  const columns = React.useMemo<GridColDef<Course>[]>(() => {
    const edit = (id: GridRowId) =>
      setModes((current) => ({...current, [id]: {mode: GridRowModes.Edit, fieldToFocus: 'course'}}));
    const close = (id: GridRowId, ignoreModifications: boolean) =>
      setModes((current) => ({...current, [id]: {mode: GridRowModes.View, ignoreModifications}}));

    return [
      {field: 'course', headerName: 'Course', minWidth: 120, flex: 1, editable: true},
      {field: 'teacher', headerName: 'Teacher', minWidth: 120, flex: 1, editable: true},
      {field: 'places', headerName: 'Places', type: 'number', width: 90, editable: true},
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 90,
        getActions: ({id}) =>
          modes[id]?.mode === GridRowModes.Edit
            ? [
                <GridActionsCellItem
                  key="save"
                  icon={<SaveIcon />}
                  label="Save"
                  onClick={() => close(id, false)}
                />,
                <GridActionsCellItem
                  key="cancel"
                  icon={<CloseIcon />}
                  label="Cancel"
                  onClick={() => close(id, true)}
                />,
              ]
            : [<GridActionsCellItem key="edit" icon={<EditIcon />} label="Edit" onClick={() => edit(id)} />],
      },
    ];
  }, [modes]);
  // #preview-end

  return (
    <div style={{height: 267}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        editMode="row"
        rowModesModel={modes}
        onRowModesModelChange={setModes}
        processRowUpdate={(edited: Course) => {
          setRows((current) => current.map((row) => (row.id === edited.id ? edited : row)));
          return edited;
        }}
        aria-label="Evening courses"
      />
      {/* #preview-end */}
    </div>
  );
}
