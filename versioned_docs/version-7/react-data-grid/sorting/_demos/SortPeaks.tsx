import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, peak: 'Piz Bernina', range: 'Bernina', meters: 4049, firstAscent: new Date(1850, 8, 13)},
  {id: 2, peak: 'Dufourspitze', range: 'Pennine Alps', meters: 4634, firstAscent: new Date(1855, 7, 1)},
  {id: 3, peak: 'Finsteraarhorn', range: 'Bernese Alps', meters: 4274, firstAscent: new Date(1829, 7, 10)},
  {id: 4, peak: 'Gran Paradiso', range: 'Graian Alps', meters: 4061, firstAscent: new Date(1860, 8, 4)},
];

const columns: GridColDef[] = [
  {field: 'peak', headerName: 'Peak', minWidth: 140, flex: 1},
  {field: 'range', headerName: 'Range', width: 130},
  {field: 'meters', headerName: 'Height (m)', type: 'number', width: 130},
  {field: 'firstAscent', headerName: 'First ascent', type: 'date', width: 130},
];

export default function SortPeaks() {
  return (
    <div style={{height: 319}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{sorting: {sortModel: [{field: 'meters', sort: 'desc'}]}}}
        aria-label="Peaks of the Alps"
      />
      {/* #preview-end */}
    </div>
  );
}
