import PrintIcon from '@mui/icons-material/Print';
import SaveAltIcon from '@mui/icons-material/SaveAlt';
import Tooltip from '@mui/material/Tooltip';
import {DataGrid, ExportCsv, ExportPrint, Toolbar, ToolbarButton, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, plant: 'Basil', pots: 24},
  {id: 2, plant: 'Chives', pots: 18},
  {id: 3, plant: 'Dill', pots: 9},
];

const columns: GridColDef[] = [
  {field: 'plant', headerName: 'Plant', minWidth: 130, flex: 1},
  {field: 'pots', headerName: 'Pots', type: 'number', width: 110},
];

// #preview-start
function HerbToolbar() {
  return (
    <Toolbar>
      <Tooltip title="Download as CSV">
        <ExportCsv render={<ToolbarButton />} options={{fileName: 'herbs'}}>
          <SaveAltIcon fontSize="small" />
        </ExportCsv>
      </Tooltip>
      <Tooltip title="Print">
        <ExportPrint render={<ToolbarButton />} options={{hideToolbar: true, hideFooter: true}}>
          <PrintIcon fontSize="small" />
        </ExportPrint>
      </Tooltip>
    </Toolbar>
  );
}
// #preview-end

const slots = {toolbar: HerbToolbar};

export default function ExportToolbar() {
  return (
    <div style={{height: 319}}>
      <DataGrid rows={rows} columns={columns} slots={slots} showToolbar aria-label="Herbs" />
    </div>
  );
}
