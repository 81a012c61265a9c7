import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, gridExpandedSortedRowIdsSelector, useGridApiRef, type GridColDef} from '@mui/x-data-grid';

const rows = Array.from({length: 240}, (_, index) => ({
  id: 1001 + index,
  runner: `Runner ${1001 + index}`,
  minutes: 95 + ((index * 53) % 140),
}));

const columns: GridColDef[] = [
  {field: 'id', headerName: 'Number', width: 110},
  {field: 'runner', headerName: 'Runner', minWidth: 120, flex: 1},
  {field: 'minutes', headerName: 'Minutes', type: 'number', width: 110},
];

const pageSize = 50;

export default function ScrollAcrossPages() {
  // #preview-start
  const apiRef = useGridApiRef();

  const goTo = (id: number) => {
    const rowIndex = gridExpandedSortedRowIdsSelector(apiRef).indexOf(id);
    if (rowIndex === -1) return;
    apiRef.current?.setPage(Math.floor(rowIndex / pageSize));
    requestAnimationFrame(() => {
      apiRef.current?.scrollToIndexes({rowIndex});
      apiRef.current?.setCellFocus(id, 'id');
    });
  };
  // #preview-end

  return (
    <div>
      <Stack direction="row" sx={{height: 44, gap: 1, alignItems: 'center'}}>
        {[1001, 1130, 1240].map((id) => (
          <Button key={id} size="small" variant="outlined" onClick={() => goTo(id)}>
            {id}
          </Button>
        ))}
      </Stack>
      <div style={{height: 360}}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={{pagination: {paginationModel: {page: 0, pageSize}}}}
          pageSizeOptions={[pageSize]}
          aria-label="Half marathon"
        />
      </div>
    </div>
  );
}
