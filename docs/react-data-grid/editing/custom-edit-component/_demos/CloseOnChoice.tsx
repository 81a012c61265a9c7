import {
  DataGrid,
  GridEditSingleSelectCell,
  useGridApiContext,
  type GridColDef,
  type GridEditSingleSelectCellProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

const rows = [
  {id: 1, patient: 'Mr. Olsen', state: 'Waiting'},
  {id: 2, patient: 'Ms. Duarte', state: 'In treatment'},
  {id: 3, patient: 'Mr. Petrov', state: 'Waiting'},
];

// #preview-start
function StateSelect(params: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const {id, field} = params;

  const saveChoice: GridEditSingleSelectCellProps['onValueChange'] = async (_event, value: string) => {
    const isValid = await apiRef.current.setEditCellValue({id, field, value});
    // Enter in the list has ended the edit already.
    const isOpen = apiRef.current.getCellMode(id, field) === 'edit';
    if (isValid && isOpen) apiRef.current.stopCellEditMode({id, field});
  };

  return <GridEditSingleSelectCell {...params} onValueChange={saveChoice} />;
}

const columns: GridColDef[] = [
  {field: 'patient', headerName: 'Patient', minWidth: 110, flex: 1},
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: ['Waiting', 'In treatment', 'Done'],
    width: 150,
    editable: true,
    renderEditCell: (params) => <StateSelect {...params} />,
  },
];
// #preview-end

export default function CloseOnChoice() {
  return (
    <div style={{height: 267}}>
      <DataGrid rows={rows} columns={columns} label="Waiting room" />
    </div>
  );
}
