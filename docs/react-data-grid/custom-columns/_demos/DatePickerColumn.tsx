import {
  DataGrid,
  getGridDateOperators,
  useGridApiContext,
  type GridColDef,
  type GridColTypeDef,
  type GridFilterInputValueProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const rows = [
  {id: 1, boat: 'Pelican', launched: new Date(2024, 4, 3)},
  {id: 2, boat: 'Juno', launched: new Date(2025, 3, 26)},
  {id: 3, boat: 'Ariel', launched: null},
];

// #preview-start
function DayEditor({id, field, value, hasFocus}: GridRenderEditCellParams<object, Date | null>) {
  const apiRef = useGridApiContext();
  return (
    <DatePicker
      autoFocus={hasFocus}
      value={value ? dayjs(value) : null}
      onChange={(day) => {
        void apiRef.current.setEditCellValue({id, field, value: day?.isValid() ? day.toDate() : null});
      }}
      slotProps={{textField: {size: 'small', fullWidth: true}}}
    />
  );
}

function DayFilter({item, applyValue, apiRef}: GridFilterInputValueProps) {
  return (
    <DatePicker
      label={apiRef.current.getLocaleText('filterPanelInputLabel')}
      value={item.value ? dayjs(String(item.value)) : null}
      // A text in the model, as the built-in input writes it
      onChange={(day) => applyValue({...item, value: day?.isValid() ? day.format('YYYY-MM-DD') : ''})}
      slotProps={{textField: {size: 'small'}}}
    />
  );
}

const day: GridColTypeDef = {
  type: 'date',
  width: 190,
  display: 'flex',
  editable: true,
  renderEditCell: (params) => <DayEditor {...params} />,
  filterOperators: getGridDateOperators().map((operator) =>
    operator.InputComponent ? {...operator, InputComponent: DayFilter} : operator,
  ),
};

const columns: GridColDef<(typeof rows)[number]>[] = [
  {field: 'boat', headerName: 'Boat', minWidth: 100, flex: 1},
  {...day, field: 'launched', headerName: 'Launched'},
];
// #preview-end

export default function DatePickerColumn() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div style={{height: 319}}>
        <DataGrid rows={rows} columns={columns} showToolbar label="Boats" />
      </div>
    </LocalizationProvider>
  );
}
