import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const rows = [
  {id: 1, department: 'Research and development', name: 'Ada', desk: 'B-12'},
  {id: 2, department: 'Research and development', name: 'Lin', desk: 'B-14'},
  {id: 3, department: 'Sales', name: 'Oskar', desk: 'A-03'},
];

const columns: GridColDef[] = [
  {field: 'department', headerName: 'Department', width: 150},
  {field: 'name', headerName: 'Name', minWidth: 120, flex: 1},
  {field: 'desk', headerName: 'Desk', width: 100},
];

// #preview-start
const groupingColDef = {headerName: 'Department', width: 280};

const initialState = {
  rowGrouping: {model: ['department']},
  columns: {columnVisibilityModel: {department: false}},
  pinnedColumns: {left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD]},
};
// #preview-end

export default function GroupingWidth() {
  return (
    <div style={{height: 320}}>
      {/* #preview-start */}
      <DataGridPremium
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        initialState={initialState}
        defaultGroupingExpansionDepth={-1}
        hideFooter
        label="Desks"
      />
      {/* #preview-end */}
    </div>
  );
}
