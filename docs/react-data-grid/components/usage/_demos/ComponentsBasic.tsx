import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';

const rows = [
  {id: 1, lake: 'Garda', country: 'Italy', meters: 346},
  {id: 2, lake: 'Constance', country: 'Germany, Austria, Switzerland', meters: 251},
  {id: 3, lake: 'Balaton', country: 'Hungary', meters: 12},
];

const columns: GridColDef[] = [
  {field: 'lake', headerName: 'Lake', minWidth: 110, flex: 1},
  {field: 'country', headerName: 'Country', minWidth: 120, flex: 1},
  {field: 'meters', headerName: 'Depth (m)', type: 'number', width: 100},
];

// #preview-start
function LakeToolbar() {
  return (
    <Toolbar>
      <ColumnsPanelTrigger render={<ToolbarButton />} aria-label="Columns">
        <ViewColumnIcon fontSize="small" />
      </ColumnsPanelTrigger>
      <ExportCsv>Download</ExportCsv>
    </Toolbar>
  );
}
// #preview-end

const slots = {toolbar: LakeToolbar};

export default function ComponentsBasic() {
  return (
    <div style={{height: 319}}>
      <DataGrid rows={rows} columns={columns} slots={slots} showToolbar aria-label="Lakes" />
    </div>
  );
}
