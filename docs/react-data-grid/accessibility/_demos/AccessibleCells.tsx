import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

interface Well {
  id: string;
  level: number;
  safe: boolean;
  report: string;
}

const rows: Well[] = [
  {id: 'W-03', level: 82, safe: true, report: 'March'},
  {id: 'W-07', level: 41, safe: false, report: 'April'},
  {id: 'W-11', level: 67, safe: true, report: 'April'},
];

// #preview-start
const columns: GridColDef<Well>[] = [
  {field: 'id', headerName: 'Well', width: 80},
  {
    field: 'level',
    headerName: 'Level',
    minWidth: 110,
    flex: 1,
    display: 'flex',
    renderCell: ({value}) => (
      <Box role="img" aria-label={`${value} percent full`} sx={{width: '100%', border: 1, height: 14}}>
        <Box sx={{width: `${value}%`, height: '100%', bgcolor: 'currentcolor'}} />
      </Box>
    ),
  },
  {
    field: 'safe',
    headerName: 'Water',
    width: 110,
    renderCell: ({value}) => (
      <>
        <span aria-hidden>{value ? '●' : '▲'}</span> {value ? 'Safe' : 'Boil first'}
      </>
    ),
  },
  {
    field: 'report',
    headerName: 'Report',
    width: 90,
    renderCell: ({row, tabIndex}) => (
      <Link
        href={`https://example.org/${row.id}`}
        tabIndex={tabIndex}
        aria-label={`Report of ${row.id}, ${row.report}`}
      >
        {row.report}
      </Link>
    ),
  },
];
// #preview-end

export default function AccessibleCells() {
  return (
    <div style={{height: 267}}>
      <DataGrid rows={rows} columns={columns} aria-label="Wells" />
    </div>
  );
}
