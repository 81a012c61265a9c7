import Box from '@mui/material/Box';
import {DataGridPro, gridClasses, type GridColDef, type GridRowParams} from '@mui/x-data-grid-pro';

interface Sensor {
  id: string;
  remark: string;
  mon: number;
  tue: number;
  wed: number;
  thu: number;
  fri: number;
}

const rows: Sensor[] = [
  {id: 'Roof', remark: 'In the shade until noon.', mon: 14, tue: 16, wed: 15, thu: 18, fri: 21},
  {id: 'Cellar', remark: 'Beside the boiler.', mon: 11, tue: 11, wed: 12, thu: 11, fri: 11},
];

const columns: GridColDef<Sensor>[] = [
  {field: 'id', headerName: 'Sensor', width: 110},
  {field: 'mon', headerName: 'Monday (°C)', type: 'number', width: 150},
  {field: 'tue', headerName: 'Tuesday (°C)', type: 'number', width: 150},
  {field: 'wed', headerName: 'Wednesday (°C)', type: 'number', width: 160},
  {field: 'thu', headerName: 'Thursday (°C)', type: 'number', width: 150},
  {field: 'fri', headerName: 'Friday (°C)', type: 'number', width: 150},
];

// #preview-start
const getDetailPanelContent = ({row}: GridRowParams<Sensor>) => (
  <Box sx={{position: 'sticky', left: 0, width: 'fit-content', p: 2}}>{row.remark}</Box>
);

/** A panel with a scroll area of its own would keep the content from sticking. */
const sx = {[`& .${gridClasses.detailPanel}`]: {overflow: 'visible'}};
// #preview-end

const getDetailPanelHeight = () => 56;

export default function StickyDetail() {
  return (
    <div style={{height: 270}}>
      <DataGridPro
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        label="Temperatures"
        sx={sx}
      />
    </div>
  );
}
