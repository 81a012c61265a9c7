import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import {DataGridPro, type GridColDef, type GridRowId} from '@mui/x-data-grid-pro';

const stocks = [
  {id: 'ALP', company: 'Alpine Rail', price: 84.2},
  {id: 'BRK', company: 'Brick & Sons', price: 12.75},
  {id: 'CND', company: 'Candela', price: 203.1},
  {id: 'DUN', company: 'Dune Foods', price: 47},
];

export default function PinByUsers() {
  // #preview-start
  const [pinnedIds, setPinnedIds] = React.useState<readonly GridRowId[]>(['CND']);

  const rows = React.useMemo(() => stocks.filter(({id}) => !pinnedIds.includes(id)), [pinnedIds]);
  const pinnedRows = React.useMemo(
    () => ({top: stocks.filter(({id}) => pinnedIds.includes(id))}),
    [pinnedIds],
  );

  const columns = React.useMemo<GridColDef<(typeof stocks)[number]>[]>(
    () => [
      {
        field: 'pin',
        headerName: 'Pin',
        width: 60,
        sortable: false,
        disableColumnMenu: true,
        renderCell: ({id, row, tabIndex}) => {
          const isPinned = pinnedIds.includes(id);
          return (
            <IconButton
              size="small"
              tabIndex={tabIndex}
              aria-label={`Pin ${row.company}`}
              aria-pressed={isPinned}
              onClick={() =>
                setPinnedIds(isPinned ? pinnedIds.filter((other) => other !== id) : [...pinnedIds, id])
              }
            >
              {isPinned ? '★' : '☆'}
            </IconButton>
          );
        },
      },
      {field: 'company', headerName: 'Company', minWidth: 130, flex: 1},
      {field: 'price', headerName: 'Price (€)', type: 'number', width: 110},
    ],
    [pinnedIds],
  );
  // #preview-end

  return (
    <div style={{height: 318}}>
      {/* #preview-start */}
      <DataGridPro rows={rows} columns={columns} pinnedRows={pinnedRows} hideFooter label="Stocks" />
      {/* #preview-end */}
    </div>
  );
}
