import FilterListIcon from '@mui/icons-material/FilterList';
import VisibilityIcon from '@mui/icons-material/Visibility';
import Button from '@mui/material/Button';
import {
  ColumnsPanelTrigger,
  DataGrid,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';

const rows = [
  {id: 1, bird: 'Kingfisher', habitat: 'Rivers', grams: 40},
  {id: 2, bird: 'Barn owl', habitat: 'Farmland', grams: 330},
  {id: 3, bird: 'Puffin', habitat: 'Cliffs', grams: 420},
];

const columns: GridColDef[] = [
  {field: 'bird', headerName: 'Bird', minWidth: 110, flex: 1},
  {field: 'habitat', headerName: 'Habitat', width: 120},
  {field: 'grams', headerName: 'Weight (g)', type: 'number', width: 110},
];

// #preview-start
function BirdToolbar() {
  return (
    <Toolbar>
      {/* An element receives the props of the part. */}
      <FilterPanelTrigger render={<Button variant="outlined" startIcon={<FilterListIcon />} />}>
        Filters
      </FilterPanelTrigger>
      {/* A function receives its props and its state. */}
      <ColumnsPanelTrigger
        render={(props, {open}) => (
          <ToolbarButton {...props} color={open ? 'primary' : 'default'} aria-label="Columns">
            <VisibilityIcon fontSize="small" />
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}
// #preview-end

const slots = {toolbar: BirdToolbar};

export default function ComponentsRender() {
  return (
    <div style={{height: 319}}>
      <DataGrid rows={rows} columns={columns} slots={slots} showToolbar aria-label="Birds" />
    </div>
  );
}
