import FilterListIcon from '@mui/icons-material/FilterList';
import SaveAltIcon from '@mui/icons-material/SaveAlt';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import Badge from '@mui/material/Badge';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';

const rows = [
  {id: 1, dish: 'Gazpacho', course: 'Starter', price: 7.5},
  {id: 2, dish: 'Moussaka', course: 'Main', price: 14},
  {id: 3, dish: 'Apple pie', course: 'Dessert', price: 6},
];

const columns: GridColDef[] = [
  {field: 'dish', headerName: 'Dish', minWidth: 130, flex: 1},
  {field: 'course', headerName: 'Course', width: 110},
  {field: 'price', headerName: 'Price (€)', type: 'number', width: 110},
];

// #preview-start
function MenuToolbar() {
  return (
    <Toolbar>
      <Typography sx={{flex: 1, mx: 0.5, fontWeight: 'medium'}}>Menu of the week</Typography>
      <Tooltip title="Columns">
        <ColumnsPanelTrigger render={<ToolbarButton />}>
          <ViewColumnIcon fontSize="small" />
        </ColumnsPanelTrigger>
      </Tooltip>
      <Tooltip title="Filters">
        <FilterPanelTrigger
          render={(props, {filterCount}) => (
            <ToolbarButton {...props}>
              <Badge badgeContent={filterCount} color="primary">
                <FilterListIcon fontSize="small" />
              </Badge>
            </ToolbarButton>
          )}
        />
      </Tooltip>
      <Tooltip title="Download as CSV">
        <ExportCsv render={<ToolbarButton />}>
          <SaveAltIcon fontSize="small" />
        </ExportCsv>
      </Tooltip>
    </Toolbar>
  );
}
// #preview-end

const slots = {toolbar: MenuToolbar};

export default function CustomToolbar() {
  return (
    <div style={{height: 319}}>
      <DataGrid rows={rows} columns={columns} slots={slots} showToolbar aria-label="Menu of the week" />
    </div>
  );
}
