import * as React from 'react';
import {DataGridPro, type DataGridProProps, type GridColDef} from '@mui/x-data-grid-pro';

const start = [
  {id: 1, ticket: 'Login fails', team: 'Web'},
  {id: 2, ticket: 'Slow search', team: 'API'},
  {id: 3, ticket: 'Dark mode', team: 'Web'},
  {id: 4, ticket: 'Rate limit', team: 'API'},
];

const columns: GridColDef[] = [
  {field: 'ticket', headerName: 'Ticket', minWidth: 150, flex: 1},
  {field: 'team', headerName: 'Team', width: 110},
];

export default function NotWhileFiltered() {
  const [rows, setRows] = React.useState(start);
  // #preview-start
  const [isFiltered, setIsFiltered] = React.useState(false);

  const readFilter: DataGridProProps['onFilterModelChange'] = ({items, quickFilterValues = []}) => {
    setIsFiltered(items.length > 0 || quickFilterValues.length > 0);
  };
  // #preview-end

  return (
    <div style={{height: 370}}>
      {/* #preview-start */}
      <DataGridPro
        rows={rows}
        columns={columns}
        showToolbar
        rowReordering
        isRowReorderable={() => !isFiltered}
        onFilterModelChange={readFilter}
        // #preview-end
        onRowOrderChange={({oldIndex, targetIndex}) => {
          setRows((current) => {
            const next = [...current];
            next.splice(targetIndex, 0, ...next.splice(oldIndex, 1));
            return next;
          });
        }}
        label="Backlog"
      />
    </div>
  );
}
