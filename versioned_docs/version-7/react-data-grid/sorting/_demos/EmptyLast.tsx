import {DataGrid, gridNumberComparator, type GridColDef} from '@mui/x-data-grid';

interface Runner {
  id: number;
  runner: string;
  minutes: number | null;
}

const rows: Runner[] = [
  {id: 41, runner: 'Hana Novák', minutes: 52.4},
  {id: 42, runner: 'Oskar Lind', minutes: null},
  {id: 43, runner: 'Bea Costa', minutes: 47.9},
  {id: 44, runner: 'Tariq Aziz', minutes: 61.2},
];

const columns: GridColDef<Runner>[] = [
  {field: 'id', headerName: 'Bib', width: 80},
  {field: 'runner', headerName: 'Runner', minWidth: 130, flex: 1},
  {
    field: 'minutes',
    headerName: 'Time (min)',
    type: 'number',
    width: 130,
    valueFormatter: (value: number | null) => value?.toFixed(1) ?? 'Did not finish',
    // #preview-start
    getSortComparator: (direction) => (a, b, cellA, cellB) => {
      if (a === null || b === null) return Number(a === null) - Number(b === null);
      const result = gridNumberComparator(a, b, cellA, cellB);
      return direction === 'desc' ? -result : result;
    },
    // #preview-end
  },
];

export default function EmptyLast() {
  return (
    <div style={{height: 319}}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{sorting: {sortModel: [{field: 'minutes', sort: 'desc'}]}}}
        aria-label="Results of a run"
      />
    </div>
  );
}
