import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, gridExpandedSortedRowIdsSelector, useGridApiRef, type GridColDef} from '@mui/x-data-grid';

const rows = Array.from({length: 80}, (_, index) => ({
  id: index + 1,
  seat: `${Math.floor(index / 8) + 1}${'ABCDEFGH'[index % 8]}`,
  price: 18 + (index % 8) * 2,
}));

const columns: GridColDef[] = [
  {field: 'seat', headerName: 'Seat', minWidth: 100, flex: 1},
  {field: 'price', headerName: 'Price (€)', type: 'number', width: 120},
];

export default function JumpToRow() {
  // #preview-start
  const apiRef = useGridApiRef();

  const goTo = (id: number) => {
    const rowIndex = gridExpandedSortedRowIdsSelector(apiRef).indexOf(id);
    if (rowIndex === -1) return;
    apiRef.current?.scrollToIndexes({rowIndex});
    apiRef.current?.setCellFocus(id, 'seat');
  };
  // #preview-end

  return (
    <Stack spacing={1} sx={{height: 362}}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => goTo(1)}>First row</Button>
        <Button variant="outlined" onClick={() => goTo(41)}>
          Seat 6A
        </Button>
        <Button onClick={() => goTo(80)}>Last row</Button>
      </Stack>
      {/* #preview-start */}
      <DataGrid apiRef={apiRef} rows={rows} columns={columns} label="Seats of a cinema" />
      {/* #preview-end */}
    </Stack>
  );
}
