import {
  DataGrid,
  gridQuickFilterValuesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

const rows = [
  {id: 1, fossil: 'Ammonite', period: 'Jurassic', place: 'Bonn'},
  {id: 2, fossil: 'Trilobite', period: 'Cambrian', place: 'Utah'},
  {id: 3, fossil: 'Sea lily', period: 'Jurassic', place: 'Bonn'},
  {id: 4, fossil: 'Tree fern', period: 'Carboniferous', place: 'Chemnitz'},
];

// #preview-start
const escapeRegExp = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function Highlighted({text}: {text: string}) {
  const apiRef = useGridApiContext();
  const words = useGridSelector(apiRef, gridQuickFilterValuesSelector)?.map(String) ?? [];
  if (words.length === 0) return text;
  // Splitting by a group keeps what it has found, at the odd places.
  const parts = text.split(new RegExp(`(${words.map(escapeRegExp).join('|')})`, 'i'));
  return parts.map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}

const renderCell = ({formattedValue}: GridRenderCellParams) => (
  <Highlighted text={String(formattedValue ?? '')} />
);

const columns: GridColDef[] = [
  {field: 'fossil', headerName: 'Fossil', minWidth: 120, flex: 1, renderCell},
  {field: 'period', headerName: 'Period', width: 130, renderCell},
  {field: 'place', headerName: 'Found in', width: 130, renderCell},
];
// #preview-end

export default function HighlightMatches() {
  return (
    <div style={{height: 319}}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{filter: {filterModel: {items: [], quickFilterValues: ['jura']}}}}
        showToolbar
        label="Fossils"
      />
    </div>
  );
}
