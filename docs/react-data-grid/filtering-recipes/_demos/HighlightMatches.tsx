import {
  DataGrid,
  gridQuickFilterValuesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

const rows = [
  {id: 1, dish: 'Tomato soup with basil', wine: 'Dry white'},
  {id: 2, dish: 'Pasta with tomato and olives', wine: 'Light red'},
  {id: 3, dish: 'Olive bread', wine: 'None'},
];

// #preview-start
const escapePattern = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function Highlighted({formattedValue}: GridRenderCellParams) {
  const apiRef = useGridApiContext();
  const words = (useGridSelector(apiRef, gridQuickFilterValuesSelector) ?? []).map(String);
  const text = String(formattedValue ?? '');
  if (words.length === 0) return text;
  // With a group in the pattern, every second part is a match.
  const parts = text.split(new RegExp(`(${words.map(escapePattern).join('|')})`, 'i'));
  return (
    <span>{parts.map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part))}</span>
  );
}

const renderCell = (params: GridRenderCellParams) => <Highlighted {...params} />;

const columns: GridColDef[] = [
  {field: 'dish', headerName: 'Dish', minWidth: 220, flex: 1, renderCell},
  {field: 'wine', headerName: 'Wine', width: 120, renderCell},
];
// #preview-end

const initialState = {filter: {filterModel: {items: [], quickFilterValues: ['tomato']}}};

export default function HighlightMatches() {
  return (
    <div style={{height: 320}}>
      <DataGrid rows={rows} columns={columns} initialState={initialState} showToolbar label="Menu" />
    </div>
  );
}
