import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {DataGridPro, type GridColDef, type GridListViewColDef} from '@mui/x-data-grid-pro';

interface Offer {
  id: number;
  title: string;
  price: number;
  saved: boolean;
}

const firstRows: Offer[] = [
  {id: 1, title: 'Touring bike', price: 340, saved: false},
  {id: 2, title: 'Cargo trailer', price: 120, saved: true},
  {id: 3, title: 'Kids’ bike, 20"', price: 65, saved: false},
];

const columns: GridColDef<Offer>[] = [{field: 'title'}, {field: 'price', type: 'number'}];

export default function ListActions() {
  const [rows, setRows] = React.useState(firstRows);
  // #preview-start
  const listViewColumn = React.useMemo<GridListViewColDef<Offer>>(() => {
    const toggle = (id: number) =>
      setRows((current) => current.map((row) => (row.id === id ? {...row, saved: !row.saved} : row)));

    return {
      field: 'offer',
      display: 'flex',
      renderCell: ({row, tabIndex}) => (
        <Box sx={{display: 'flex', alignItems: 'center', width: '100%', lineHeight: 1.4}}>
          <Box sx={{flex: 1}}>
            {row.title}
            <Typography variant="body2" sx={{color: 'text.secondary'}}>
              € {row.price}
            </Typography>
          </Box>
          <Button
            size="small"
            color="inherit"
            tabIndex={tabIndex}
            aria-pressed={row.saved}
            aria-label={`Save ${row.title}`}
            onClick={() => toggle(row.id)}
          >
            {row.saved ? 'Saved' : 'Save'}
          </Button>
        </Box>
      ),
    };
  }, []);
  // #preview-end

  return (
    <div style={{height: 270}}>
      {/* #preview-start */}
      <DataGridPro
        rows={rows}
        columns={columns}
        listView
        listViewColumn={listViewColumn}
        rowHeight={72}
        disableRowSelectionOnClick
        aria-label="Offers"
      />
      {/* #preview-end */}
    </div>
  );
}
