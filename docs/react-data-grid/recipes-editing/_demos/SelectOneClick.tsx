import {
  DataGrid,
  GridEditSingleSelectCell,
  useGridApiContext,
  type GridColDef,
  type GridEditSingleSelectCellProps,
  type GridEventListener,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

const rows = [
  {id: 1, ticket: 'Login fails on iOS', state: 'Open', owner: 'Ines'},
  {id: 2, ticket: 'Wrong tax on invoices', state: 'In review', owner: 'Paul'},
  {id: 3, ticket: 'Typo in the footer', state: 'Done', owner: 'Ines'},
];

// #preview-start
function OneClickSelect(params: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const {id, field} = params;

  const saveChoice: GridEditSingleSelectCellProps['onValueChange'] = async (_event, value: string) => {
    const isValid = await apiRef.current.setEditCellValue({id, field, value});
    if (isValid && apiRef.current.getCellMode(id, field) === 'edit') {
      apiRef.current.stopCellEditMode({id, field});
    }
  };

  return <GridEditSingleSelectCell {...params} onValueChange={saveChoice} />;
}

const openOnClick: GridEventListener<'cellClick'> = ({api, id, field, colDef, isEditable, cellMode}) => {
  if (colDef.type === 'singleSelect' && isEditable && cellMode === 'view') {
    api.startCellEditMode({id, field});
  }
};
// #preview-end

const select: Partial<GridColDef> = {
  type: 'singleSelect',
  editable: true,
  renderEditCell: (params) => <OneClickSelect {...params} />,
};

const columns: GridColDef[] = [
  {field: 'ticket', headerName: 'Ticket', minWidth: 130, flex: 1},
  {...select, field: 'state', headerName: 'State', width: 120, valueOptions: ['Open', 'In review', 'Done']},
  {...select, field: 'owner', headerName: 'Owner', width: 100, valueOptions: ['Ines', 'Paul', 'Mira']},
];

export default function SelectOneClick() {
  return (
    <div style={{height: 267}}>
      <DataGrid
        rows={rows}
        columns={columns}
        onCellClick={openOnClick}
        disableRowSelectionOnClick
        label="Tickets"
      />
    </div>
  );
}
