import {
  DataGrid,
  GridLogicOperator,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  type GridColDef,
} from '@mui/x-data-grid';

const rows = [
  {id: 1, city: 'New York', sister: 'Tokyo'},
  {id: 2, city: 'York', sister: 'Berlin'},
  {id: 3, city: 'Lyon', sister: 'Leipzig'},
  {id: 4, city: 'Ghent', sister: 'Kanazawa'},
];

const columns: GridColDef[] = [
  {field: 'city', headerName: 'City', minWidth: 110, flex: 1},
  {field: 'sister', headerName: 'Sister city', minWidth: 110, flex: 1},
];

// #preview-start
const parser = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const formatter = (values: string[]) => values.join(', ');

function CityToolbar() {
  return (
    <Toolbar>
      <QuickFilter expanded parser={parser} formatter={formatter} debounceMs={400} style={{flex: 1}}>
        <QuickFilterControl placeholder="Cities, separated by commas" size="small" fullWidth />
      </QuickFilter>
    </Toolbar>
  );
}

const initialState = {
  filter: {
    filterModel: {
      items: [],
      quickFilterValues: ['new york', 'lyon'],
      quickFilterLogicOperator: GridLogicOperator.Or,
    },
  },
};
// #preview-end

const slots = {toolbar: CityToolbar};

export default function QuickFilterParser() {
  return (
    <div style={{height: 319}}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={initialState}
        slots={slots}
        showToolbar
        aria-label="Sister cities"
      />
    </div>
  );
}
