import * as React from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 'A-1', track: 'Morning bells', minutes: 4},
  {id: 'A-2', track: 'Low tide', minutes: 6},
  {id: 'B-1', track: 'Lanterns', minutes: 5},
];

const columns: GridColDef[] = [
  {field: 'id', headerName: 'Side', width: 80},
  {field: 'track', headerName: 'Track', minWidth: 140, flex: 1},
  {field: 'minutes', headerName: 'Minutes', type: 'number', width: 100},
];

interface OpenMenu {
  top: number;
  left: number;
  id: string;
}

export default function RowContextMenu() {
  const [menu, setMenu] = React.useState<OpenMenu | null>(null);
  const [played, setPlayed] = React.useState('');
  const close = () => setMenu(null);

  // #preview-start
  const slotProps = React.useMemo(
    () => ({
      row: {
        onContextMenu: (event: React.MouseEvent<HTMLElement>) => {
          event.preventDefault();
          const id = event.currentTarget.dataset.id ?? '';
          setMenu({id, top: event.clientY, left: event.clientX});
        },
      },
    }),
    [],
  );
  // #preview-end

  return (
    <div>
      <div style={{height: 268}}>
        <DataGrid rows={rows} columns={columns} slotProps={slotProps} label="Album" />
      </div>
      <p role="status" style={{height: 24, margin: 0}}>
        {played && `Playing ${played}`}
      </p>
      <Menu
        open={menu !== null}
        onClose={close}
        anchorReference="anchorPosition"
        anchorPosition={menu ?? undefined}
        transitionDuration={0}
      >
        <MenuItem
          onClick={() => {
            setPlayed(menu?.id ?? '');
            close();
          }}
        >
          Play {menu?.id}
        </MenuItem>
      </Menu>
    </div>
  );
}
