import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderHeaderFilterProps,
} from '@mui/x-data-grid-pro';

const rows = [
  {id: 1, course: 'Watercolors', level: 'Beginner', free: 4},
  {id: 2, course: 'Life drawing', level: 'Advanced', free: 0},
  {id: 3, course: 'Screen printing', level: 'Beginner', free: 0},
  {id: 4, course: 'Ceramics', level: 'Advanced', free: 2},
];

// #preview-start
function FreePlaces({item, tabIndex}: GridRenderHeaderFilterProps) {
  const apiRef = useGridApiContext();
  const {items} = useGridSelector(apiRef, gridFilterModelSelector);
  const isOn = items.some(({id}) => id === item.id);
  const condition = {...item, operator: '>', value: 0};

  return (
    <FormControlLabel
      label="Places left"
      control={
        <Switch
          size="small"
          checked={isOn}
          onChange={() =>
            isOn ? apiRef.current.deleteFilterItem(item) : apiRef.current.upsertFilterItem(condition)
          }
          onKeyDown={(event) => {
            // Space toggles the switch; the grid does not get the key.
            if (event.key === ' ') event.stopPropagation();
          }}
          slotProps={{input: {tabIndex}}}
        />
      }
      sx={{m: 0, '& .MuiFormControlLabel-label': {fontSize: 14}}}
    />
  );
}

const columns: GridColDef[] = [
  {field: 'course', headerName: 'Course', minWidth: 150, flex: 1},
  {field: 'level', headerName: 'Level', width: 140, renderHeaderFilter: () => null},
  {
    field: 'free',
    headerName: 'Free',
    type: 'number',
    width: 150,
    renderHeaderFilter: (params) => <FreePlaces {...params} />,
  },
];
// #preview-end

export default function RenderHeaderFilter() {
  return (
    <div style={{height: 370}}>
      <DataGridPro rows={rows} columns={columns} headerFilters disableColumnFilter label="Courses" />
    </div>
  );
}
