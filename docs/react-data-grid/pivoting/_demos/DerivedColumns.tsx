import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';

interface Ride {
  id: number;
  start: Date;
  station: string;
  minutes: number;
}

const rows: Ride[] = [
  {id: 1, start: new Date(2026, 4, 4, 8, 10), station: 'Harbor', minutes: 14},
  {id: 2, start: new Date(2026, 4, 9, 11, 30), station: 'Harbor', minutes: 42},
  {id: 3, start: new Date(2026, 4, 10, 15, 5), station: 'Castle', minutes: 65},
  {id: 4, start: new Date(2026, 5, 1, 7, 50), station: 'Castle', minutes: 11},
  {id: 5, start: new Date(2026, 5, 6, 10, 20), station: 'Harbor', minutes: 38},
];

const columns: GridColDef<Ride>[] = [
  {field: 'start', headerName: 'Start', type: 'dateTime', width: 170},
  {field: 'station', headerName: 'Station', width: 110},
  {field: 'minutes', headerName: 'Minutes', type: 'number', width: 100},
];

// #preview-start
const month = new Intl.DateTimeFormat('en', {month: 'long'});

const deriveColumns: DataGridPremiumProps<Ride>['getPivotDerivedColumns'] = ({field, headerName}) =>
  field === 'start'
    ? [
        {
          field: 'start-month',
          headerName: `${headerName} (month)`,
          // The number sorts, the name is displayed.
          valueGetter: (_value, row: Ride) => row.start.getMonth(),
          valueFormatter: (value: number) => month.format(new Date(2026, value)),
        },
        {
          field: 'start-weekend',
          headerName: `${headerName} (weekend)`,
          valueGetter: (_value, row: Ride) => (row.start.getDay() % 6 === 0 ? 'Weekend' : 'Weekday'),
        },
      ]
    : undefined;

const model: GridPivotModel = {
  rows: [{field: 'station'}],
  columns: [{field: 'start-month', sort: 'asc'}, {field: 'start-weekend'}],
  values: [{field: 'minutes', aggFunc: 'avg'}],
};
// #preview-end

export default function DerivedColumns() {
  return (
    <div style={{height: 430}}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        getPivotDerivedColumns={deriveColumns}
        initialState={{pivoting: {enabled: true, model}}}
        showToolbar
        label="Bike rides"
      />
    </div>
  );
}
