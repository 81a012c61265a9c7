import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';

const rows = [
  {id: 1, file: 'beach-001.raw', taken: '10:02', megabytes: 31},
  {id: 2, file: 'beach-002.raw', taken: '10:02', megabytes: 30},
  {id: 3, file: 'beach-003.raw', taken: '10:05', megabytes: 33},
  {id: 4, file: 'cliff-001.raw', taken: '11:40', megabytes: 29},
  {id: 5, file: 'cliff-002.raw', taken: '11:41', megabytes: 32},
];

const columns: GridColDef[] = [
  {field: 'file', headerName: 'File', minWidth: 140, flex: 1},
  {field: 'taken', headerName: 'Taken', width: 90},
  {field: 'megabytes', headerName: 'Size (MB)', type: 'number', width: 110},
];

export default function ClickAndShift() {
  return (
    <div style={{height: 370}}>
      {/* #preview-start */}
      <DataGridPro rows={rows} columns={columns} label="Photos" />
      {/* #preview-end */}
    </div>
  );
}
