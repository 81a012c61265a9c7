import * as React from 'react';
import SaveAltIcon from '@mui/icons-material/SaveAlt';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import {DataGrid, ExportCsv, ExportPrint, Toolbar, ToolbarButton, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, guest: 'Ines Roth', nights: 3},
  {id: 2, guest: 'Omar Haddad', nights: 1},
  {id: 3, guest: 'Tessa Vos', nights: 7},
];

const columns: GridColDef[] = [
  {field: 'guest', headerName: 'Guest', minWidth: 130, flex: 1},
  {field: 'nights', headerName: 'Nights', type: 'number', width: 110},
];

// #preview-start
function MenuToolbar() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <Toolbar>
      <Tooltip title="Export">
        <ToolbarButton
          aria-haspopup="menu"
          aria-expanded={anchor ? 'true' : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <SaveAltIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        <ExportCsv render={<MenuItem />} onClick={close} options={{fileName: 'guests'}}>
          CSV with commas
        </ExportCsv>
        <ExportCsv
          render={<MenuItem />}
          onClick={close}
          options={{fileName: 'guests', delimiter: ';', utf8WithBom: true}}
        >
          CSV for Excel
        </ExportCsv>
        <ExportPrint render={<MenuItem />} onClick={close}>
          Print or PDF
        </ExportPrint>
      </Menu>
    </Toolbar>
  );
}
// #preview-end

const slots = {toolbar: MenuToolbar};

export default function ExportMenu() {
  return (
    <div style={{height: 319}}>
      <DataGrid rows={rows} columns={columns} slots={slots} showToolbar aria-label="Guests" />
    </div>
  );
}
