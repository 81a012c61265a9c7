import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, useGridApiRef, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 'BTL', share: 'Baltic Timber', price: 41.2, time: '09:00'},
  {id: 'NOR', share: 'Nordwind', price: 12.75, time: '09:00'},
  {id: 'SOL', share: 'Solaria', price: 88.1, time: '09:00'},
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  {field: 'share', headerName: 'Share', minWidth: 120, flex: 1},
  {
    field: 'price',
    headerName: 'Price (€)',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => value.toFixed(2),
  },
  {field: 'time', headerName: 'Time', width: 80},
];

export default function UpdatesApi() {
  const apiRef = useGridApiRef();

  // #preview-start
  const change = () => {
    const share = apiRef.current.getRow<(typeof rows)[number]>('NOR');
    // Only the properties that change, and the id.
    if (share) apiRef.current.updateRows([{id: 'NOR', price: share.price + 0.35, time: '09:05'}]);
  };
  const remove = () => apiRef.current.updateRows([{id: 'SOL', _action: 'delete'}]);
  const insert = () => apiRef.current.updateRows([{id: 'VIT', share: 'Vitalis', price: 23.4, time: '09:05'}]);
  // #preview-end

  return (
    <div>
      <Stack direction="row" sx={{flexWrap: 'wrap'}}>
        <Button onClick={change}>Raise</Button>
        <Button onClick={remove}>Remove</Button>
        <Button onClick={insert}>Insert</Button>
      </Stack>
      <div style={{height: 319}}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} aria-label="Share prices" />
      </div>
    </div>
  );
}
