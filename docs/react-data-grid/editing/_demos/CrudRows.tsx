import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  gridEditRowsStateSelector,
  GridRowModes,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderCellParams,
  type GridRowModesModel,
} from '@mui/x-data-grid';

interface Course {
  id: number;
  course: string;
  places: number;
  isNew?: boolean;
}

const initialRows: Course[] = [
  {id: 1, course: 'Pottery', places: 8},
  {id: 2, course: 'Beekeeping', places: 12},
];

function Actions({remove, ...params}: GridRenderCellParams & {remove: () => void}) {
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
      <GridActionsCellItem icon={<DeleteIcon />} label="Delete" onClick={remove} />
    </GridActionsCell>
  );
}

export default function CrudRows() {
  const [rows, setRows] = React.useState(initialRows);
  const [modes, setModes] = React.useState<GridRowModesModel>({});
  const [message, setMessage] = React.useState('Add a course, or edit one.');

  const columns = React.useMemo<GridColDef<Course>[]>(() => {
    const remove = (removed: number) => setRows((current) => current.filter(({id}) => id !== removed));
    return [
      {field: 'course', headerName: 'Course', minWidth: 110, flex: 1, editable: true},
      {field: 'places', headerName: 'Places', type: 'number', width: 90, editable: true},
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 90,
        renderCell: (params) => <Actions {...params} remove={() => remove(params.row.id)} />,
      },
    ];
  }, []);

  // #preview-start
  const add = () => {
    const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
    setRows([...rows, {id, course: '', places: 10, isNew: true}]);
    setModes({...modes, [id]: {mode: GridRowModes.Edit, fieldToFocus: 'course'}});
  };

  const save = ({isNew: _, ...edited}: Course) => {
    if (edited.course.trim() === '') throw new Error('A course needs a name.');
    setRows((current) => current.map((row) => (row.id === edited.id ? edited : row)));
    setMessage(`${edited.course} is saved.`);
    return edited;
  };

  const changeModes = (model: GridRowModesModel) => {
    setModes(model);
    // A new row that leaves edit mode without being saved is removed.
    setRows((current) => current.filter(({id, isNew}) => !isNew || id in model));
  };
  // #preview-end

  return (
    <div style={{height: 368, display: 'flex', flexDirection: 'column', gap: 8}}>
      <Button onClick={add} sx={{alignSelf: 'start'}}>
        Add course
      </Button>
      <DataGrid
        rows={rows}
        columns={columns}
        editMode="row"
        rowModesModel={modes}
        onRowModesModelChange={changeModes}
        processRowUpdate={save}
        onProcessRowUpdateError={(error: Error) => setMessage(error.message)}
        label="Evening courses"
      />
      <Alert severity="info" role="status">
        {message}
      </Alert>
    </div>
  );
}
