import * as React from 'react';
import FunctionsIcon from '@mui/icons-material/Functions';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import {DataGrid, type GridColDef, type GridColumnMenuItemProps} from '@mui/x-data-grid';

const rows = [
  {id: 1, farm: 'Hofgut Ried', milk: 412, eggs: 0},
  {id: 2, farm: 'Alter Speicher', milk: 280, eggs: 95},
  {id: 3, farm: 'Birkenhof', milk: 0, eggs: 340},
];

const columns: GridColDef[] = [
  {field: 'farm', headerName: 'Farm', minWidth: 110, flex: 1},
  {field: 'milk', headerName: 'Milk (l)', type: 'number', width: 110},
  {field: 'eggs', headerName: 'Eggs', type: 'number', width: 110},
];

// #preview-start
interface SumItemProps extends GridColumnMenuItemProps {
  onSum?: (column: GridColDef) => void;
}

function SumItem({colDef, onClick, onSum}: SumItemProps) {
  return (
    <MenuItem
      disabled={colDef.type !== 'number'}
      onClick={(event) => {
        onSum?.(colDef);
        onClick(event); // closes the menu
      }}
    >
      <ListItemIcon>
        <FunctionsIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Show the sum</ListItemText>
    </MenuItem>
  );
}
// #preview-end

export default function MenuOwnItem() {
  const [sum, setSum] = React.useState('Open the menu of Milk or Eggs.');
  const onSum = ({field, headerName}: GridColDef) => {
    const total = rows.reduce((amount, row) => amount + (field === 'milk' ? row.milk : row.eggs), 0);
    setSum(`${headerName}: ${total} in total`);
  };

  return (
    <div>
      <div style={{height: 267}}>
        <DataGrid
          rows={rows}
          columns={columns}
          // #preview-start
          slotProps={{
            columnMenu: {slots: {sumItem: SumItem}, slotProps: {sumItem: {displayOrder: 0, onSum}}},
          }}
          // #preview-end
          aria-label="Deliveries"
        />
      </div>
      <Typography role="status" sx={{mt: 2}}>
        {sum}
      </Typography>
    </div>
  );
}
