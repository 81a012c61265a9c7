import * as React from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const initialRows = [
  {id: 1, plant: 'Tomato', bed: 'East', state: 'Sown'},
  {id: 2, plant: 'Leek', bed: 'West', state: 'Planted'},
  {id: 3, plant: 'Pumpkin', bed: 'East', state: 'Sown'},
];

const columns: GridColDef[] = [
  {field: 'plant', headerName: 'Plant', minWidth: 120, flex: 1},
  {field: 'bed', headerName: 'Bed', width: 100},
  {field: 'state', headerName: 'State', width: 110},
];

export default function ContextMenu() {
  const [rows, setRows] = React.useState(initialRows);
  const [menu, setMenu] = React.useState<{id: number; top: number; left: number}>();

  // #preview-start
  const openMenu = (event: React.MouseEvent<HTMLElement>) => {
    event.preventDefault();
    setMenu({id: Number(event.currentTarget.dataset.id), top: event.clientY, left: event.clientX});
  };
  // #preview-end

  const setState = (state: string) => {
    setRows((current) => current.map((row) => (row.id === menu?.id ? {...row, state} : row)));
    setMenu(undefined);
  };

  return (
    <div style={{height: 267}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        slotProps={{row: {onContextMenu: openMenu}}}
        label="Vegetable garden"
      />
      {/* #preview-end */}
      <Menu
        open={menu !== undefined}
        onClose={() => setMenu(undefined)}
        anchorReference="anchorPosition"
        anchorPosition={menu}
      >
        <MenuItem onClick={() => setState('Planted')}>Planted</MenuItem>
        <MenuItem onClick={() => setState('Harvested')}>Harvested</MenuItem>
      </Menu>
    </div>
  );
}
