import * as React from 'react';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

interface Page {
  id: string;
  visits: number[];
}

const rows: Page[] = [
  {id: '/home', visits: [40, 52, 47, 61, 75, 70, 88]},
  {id: '/pricing', visits: [22, 20, 25, 24, 31, 29, 27]},
  {id: '/blog', visits: [64, 51, 48, 39, 30, 26, 21]},
];

// #preview-start
const Trend = React.memo(function Trend({values}: {values: number[]}) {
  const points = values.map((value, index) => `${index * 16},${40 - value * 0.4}`).join(' ');
  return (
    <svg width={100} height={42} role="img" aria-label={`From ${values[0]} to ${values.at(-1)} visits`}>
      <polyline points={points} fill="none" stroke="currentColor" strokeWidth={2} />
    </svg>
  );
});

const columns: GridColDef<Page>[] = [
  {field: 'id', headerName: 'Page', minWidth: 100, flex: 1},
  {
    field: 'visits',
    headerName: 'Last 7 days',
    width: 130,
    display: 'flex',
    sortable: false,
    filterable: false,
    renderCell: ({row}) => <Trend values={row.visits} />,
  },
  {
    field: 'total',
    headerName: 'Visits',
    type: 'number',
    width: 100,
    valueGetter: (_value, page) => page.visits.reduce((sum, visits) => sum + visits, 0),
  },
];
// #preview-end

export default function MemoizedCells() {
  return (
    <div style={{height: 267}}>
      <DataGrid rows={rows} columns={columns} aria-label="Visits of a website" />
    </div>
  );
}
