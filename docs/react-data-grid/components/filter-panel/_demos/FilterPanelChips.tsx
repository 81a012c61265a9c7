import FilterListIcon from '@mui/icons-material/FilterList';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  FilterPanelTrigger,
  gridFilterActiveItemsSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-pro';

const rows = [
  {id: 1, flat: 'Elm Street 4', rooms: 3, rent: 1150},
  {id: 2, flat: 'Old Market 12', rooms: 2, rent: 890},
  {id: 3, flat: 'Lake View 9', rooms: 4, rent: 1780},
];

const columns: GridColDef[] = [
  {field: 'flat', headerName: 'Flat', minWidth: 120, flex: 1},
  {field: 'rooms', headerName: 'Rooms', type: 'number', width: 130},
  {field: 'rent', headerName: 'Rent (€)', type: 'number', width: 140},
];

const initialState = {
  filter: {
    filterModel: {
      items: [
        {id: 1, field: 'rooms', operator: '>=', value: 2},
        {id: 2, field: 'rent', operator: '<', value: 1500},
      ],
    },
  },
};

// #preview-start
function FlatToolbar() {
  const apiRef = useGridApiContext();
  const items = useGridSelector(apiRef, gridFilterActiveItemsSelector);

  return (
    <Toolbar>
      <Stack direction="row" spacing={1} sx={{flex: 1, overflow: 'auto'}}>
        {items.map((item) => (
          <Chip
            key={item.id}
            size="small"
            label={`${apiRef.current.getColumn(item.field).headerName} ${item.operator} ${item.value}`}
            onDelete={() => apiRef.current.deleteFilterItem(item)}
          />
        ))}
      </Stack>
      <FilterPanelTrigger render={<ToolbarButton aria-label="Filters" />}>
        <FilterListIcon fontSize="small" />
      </FilterPanelTrigger>
    </Toolbar>
  );
}
// #preview-end

const slots = {toolbar: FlatToolbar};

export default function FilterPanelChips() {
  return (
    <div style={{height: 318}}>
      <DataGridPro
        rows={rows}
        columns={columns}
        initialState={initialState}
        slots={slots}
        showToolbar
        aria-label="Flats"
      />
    </div>
  );
}
