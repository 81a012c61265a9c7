import {DataGrid, type GridColDef, type GridColumnGroupingModel} from '@mui/x-data-grid';

const rows = [
  {id: 1, sample: 'W-07', lead: 4.1, nickel: 11.6, nitrate: 22, sulfate: 58},
  {id: 2, sample: 'W-08', lead: 2.7, nickel: 9.4, nitrate: 31, sulfate: 47},
];

const columns: GridColDef[] = [
  {field: 'sample', headerName: 'Sample', minWidth: 90, flex: 1},
  {field: 'lead', headerName: 'Lead', type: 'number', width: 90},
  {field: 'nickel', headerName: 'Nickel', type: 'number', width: 90},
  {field: 'nitrate', headerName: 'Nitrate', type: 'number', width: 90},
  {field: 'sulfate', headerName: 'Sulfate', type: 'number', width: 90},
];

const groups: GridColumnGroupingModel = [
  {groupId: 'Metals (µg/l)', children: [{field: 'lead'}, {field: 'nickel'}]},
  {groupId: 'Salts (mg/l)', children: [{field: 'nitrate'}, {field: 'sulfate'}]},
];

export default function GroupsHeight() {
  return (
    <div style={{height: 247}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        columnGroupingModel={groups}
        columnGroupHeaderHeight={32}
        showColumnVerticalBorder
        showCellVerticalBorder
        label="Water samples"
      />
      {/* #preview-end */}
    </div>
  );
}
