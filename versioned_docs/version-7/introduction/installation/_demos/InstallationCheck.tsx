import {DataGrid} from '@mui/x-data-grid';

export default function InstallationCheck() {
  return (
    <div style={{height: 162, width: '100%'}}>
      {/* #preview-start */}
      <DataGrid
        aria-label="Installed packages"
        hideFooter
        columns={[
          {field: 'name', headerName: 'Package', minWidth: 180, flex: 1},
          {field: 'state', headerName: 'State', width: 120},
        ]}
        rows={[
          {id: 1, name: '@mui/material', state: 'installed'},
          {id: 2, name: '@mui/x-data-grid', state: 'installed'},
        ]}
      />
      {/* #preview-end */}
    </div>
  );
}
