import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';

const rows = Array.from({length: 300}, (_, index) => ({
  id: `K-${index + 100}`,
  shelf: `${1 + Math.floor(index / 20)}`,
  pages: 90 + ((index * 37) % 400),
}));

const columns: GridColDef[] = [
  {field: 'id', headerName: 'Book', minWidth: 100, flex: 1},
  {field: 'shelf', headerName: 'Shelf', width: 100},
  {field: 'pages', headerName: 'Pages', type: 'number', width: 100},
];

export default function ScrollToRow() {
  // #preview-start
  const apiRef = useGridApiRef();

  const goTo = (id: string) => {
    const rowIndex = gridExpandedSortedRowIdsSelector(apiRef).indexOf(id);
    if (rowIndex === -1) return;
    apiRef.current?.scrollToIndexes({rowIndex});
    apiRef.current?.setCellFocus(id, 'id');
  };
  // #preview-end

  return (
    <div>
      <Stack direction="row" sx={{height: 44, gap: 1, alignItems: 'center'}}>
        {['K-100', 'K-250', 'K-399'].map((id) => (
          <Button key={id} size="small" variant="outlined" onClick={() => goTo(id)}>
            {id}
          </Button>
        ))}
      </Stack>
      <div style={{height: 318}}>
        {/* #preview-start */}
        <DataGridPro apiRef={apiRef} rows={rows} columns={columns} aria-label="Books" />
        {/* #preview-end */}
      </div>
    </div>
  );
}
