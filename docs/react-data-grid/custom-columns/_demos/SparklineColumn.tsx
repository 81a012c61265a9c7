import {SparkLineChart} from '@mui/x-charts/SparkLineChart';
import {DataGrid, type GridColDef, type GridColTypeDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, river: 'Isar', level: [84, 91, 120, 156, 131, 102, 95]},
  {id: 2, river: 'Inn', level: [210, 204, 199, 226, 248, 241, 230]},
  {id: 3, river: 'Elbe', level: [66, 64, 63, 61, 60, 58, 57]},
];

// #preview-start
const last = (values: number[]) => values.at(-1) ?? 0;

const trend: GridColTypeDef<number[], string> = {
  type: 'custom',
  width: 180,
  filterable: false,
  display: 'flex',
  sortComparator: (a: number[], b: number[]) => last(a) - last(b),
  valueFormatter: (values: number[]) => values.join(' '),
  renderCell: ({value, colDef}) =>
    value && (
      <div role="img" aria-label={`Today ${last(value)}, a week ago ${value[0]}`}>
        <SparkLineChart data={value} width={colDef.computedWidth - 20} height={36} plotType="line" />
      </div>
    ),
};

const columns: GridColDef<(typeof rows)[number]>[] = [
  {field: 'river', headerName: 'River', minWidth: 100, flex: 1},
  {...trend, field: 'level', headerName: 'Level, seven days (cm)', width: 210},
];
// #preview-end

export default function SparklineColumn() {
  return (
    <div style={{height: 267}}>
      <DataGrid rows={rows} columns={columns} label="River levels" />
    </div>
  );
}
