import * as React from 'react';
import Button from '@mui/material/Button';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const items = ['Flour', 'Yeast', 'Salt', 'Olives', 'Basil', 'Tomatoes', 'Mozzarella', 'Oil'];

const columns: GridColDef[] = [
  {field: 'id', headerName: 'No.', type: 'number', width: 70},
  {field: 'item', headerName: 'Item', minWidth: 110, flex: 1},
];

export default function LayoutMaxHeight() {
  const [count, setCount] = React.useState(2);
  const rows = React.useMemo(
    () => items.slice(0, count).map((item, index) => ({id: index + 1, item})),
    [count],
  );

  return (
    <div style={{height: 400}}>
      <Button onClick={() => setCount(count + 1)} disabled={count === items.length}>
        Add an item
      </Button>
      <Button onClick={() => setCount(count - 1)} disabled={count === 0}>
        Remove an item
      </Button>
      {/* #preview-start */}
      <div style={{display: 'flex', flexDirection: 'column', maxHeight: 350}}>
        <DataGrid rows={rows} columns={columns} hideFooter label="Shopping list" />
      </div>
      {/* #preview-end */}
    </div>
  );
}
