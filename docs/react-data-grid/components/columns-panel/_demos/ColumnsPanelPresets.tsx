import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  gridColumnDefinitionsSelector,
  gridColumnVisibilityModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const rows = [
  {id: 1, dish: 'Lentil soup', kcal: 290, protein: 18, salt: 1.2},
  {id: 2, dish: 'Risotto', kcal: 620, protein: 14, salt: 2.1},
  {id: 3, dish: 'Falafel', kcal: 450, protein: 16, salt: 1.9},
];

const columns: GridColDef[] = [
  {field: 'dish', headerName: 'Dish', minWidth: 110, flex: 1, hideable: false},
  {field: 'kcal', headerName: 'kcal', type: 'number', width: 80},
  {field: 'protein', headerName: 'Protein (g)', type: 'number', width: 110},
  {field: 'salt', headerName: 'Salt (g)', type: 'number', width: 90},
];

// #preview-start
function PresetPanel() {
  const apiRef = useGridApiContext();
  const all = useGridSelector(apiRef, gridColumnDefinitionsSelector);
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);

  return (
    <Stack spacing={0.5} sx={{p: 2}}>
      <Button
        autoFocus
        onClick={() => apiRef.current.setColumnVisibilityModel({protein: false, salt: false})}
      >
        Short
      </Button>
      <Button onClick={() => apiRef.current.setColumnVisibilityModel({})}>Everything</Button>
      {all
        .filter(({hideable}) => hideable !== false)
        .map(({field, headerName}) => (
          <FormControlLabel
            key={field}
            label={headerName}
            control={
              <Switch
                checked={model[field] !== false}
                onChange={(_event, checked) => apiRef.current.setColumnVisibility(field, checked)}
              />
            }
          />
        ))}
    </Stack>
  );
}

const slots = {columnsManagement: PresetPanel};
// #preview-end

export default function ColumnsPanelPresets() {
  return (
    <div style={{height: 319}}>
      <DataGrid rows={rows} columns={columns} slots={slots} label="Dishes" showToolbar />
    </div>
  );
}
