import TuneIcon from '@mui/icons-material/Tune';
import FilterListIcon from '@mui/icons-material/FilterList';
import {
  ColumnsPanelTrigger,
  DataGrid,
  FilterPanelTrigger,
  type GridColDef,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {field: 'film', headerName: 'Film', minWidth: 190, flex: 1},
  {field: 'year', headerName: 'Year', width: 90},
  {field: 'minutes', headerName: 'Minutes', type: 'number', width: 110},
];

const rows = [
  {id: 1, film: 'The Lighthouse Keeper', year: '1998', minutes: 104},
  {id: 2, film: 'Paper Boats', year: '2007', minutes: 92},
  {id: 3, film: 'Harvest of Salt', year: '2019', minutes: 131},
];

// #preview-start
function FilmToolbar() {
  return (
    <Toolbar aria-label="Film tools">
      <ColumnsPanelTrigger render={<ToolbarButton />} aria-label="Choose columns">
        <TuneIcon fontSize="small" />
      </ColumnsPanelTrigger>
      <FilterPanelTrigger render={<ToolbarButton />} aria-label="Filter films">
        <FilterListIcon fontSize="small" />
      </FilterPanelTrigger>
    </Toolbar>
  );
}
// #preview-end

export default function ColumnsPanelToday() {
  return (
    <div style={{height: 266, width: '100%'}}>
      <DataGrid
        label="Films"
        rows={rows}
        columns={columns}
        slots={{toolbar: FilmToolbar}}
        slotProps={{columnsManagement: {disableShowHideToggle: true}}}
        showToolbar
        hideFooter
      />
    </div>
  );
}
