import * as React from 'react';
import PushPinIcon from '@mui/icons-material/PushPin';
import PushPinOutlinedIcon from '@mui/icons-material/PushPinOutlined';
import {DataGridPro, GridActionsCell, GridActionsCellItem, type GridColDef} from '@mui/x-data-grid-pro';

const shares = [
  {id: 'ALD', name: 'Alder', price: 41.2, change: 1.4},
  {id: 'BIR', name: 'Birch', price: 118.9, change: -0.6},
  {id: 'CRO', name: 'Crown', price: 9.75, change: 3.1},
  {id: 'DUN', name: 'Dunmore', price: 63.4, change: -2.2},
];

// #preview-start
export default function PinByUser() {
  const [pinnedIds, setPinnedIds] = React.useState<readonly string[]>(['CRO']);

  const {rows, pinnedRows} = React.useMemo(
    () => ({
      rows: shares.filter(({id}) => !pinnedIds.includes(id)),
      pinnedRows: {top: shares.filter(({id}) => pinnedIds.includes(id))},
    }),
    [pinnedIds],
  );

  const columns = React.useMemo<GridColDef<(typeof shares)[number]>[]>(
    () => [
      {
        field: 'pin',
        type: 'actions',
        headerName: 'Pin',
        width: 70,
        renderCell: (params) => {
          const {id} = params.row;
          const isPinned = pinnedIds.includes(id);
          return (
            <GridActionsCell {...params}>
              <GridActionsCellItem
                icon={isPinned ? <PushPinIcon /> : <PushPinOutlinedIcon />}
                label={`${isPinned ? 'Unpin' : 'Pin'} ${params.row.name}`}
                onClick={() =>
                  setPinnedIds((ids) => (isPinned ? ids.filter((other) => other !== id) : [...ids, id]))
                }
              />
            </GridActionsCell>
          );
        },
      },
      {field: 'name', headerName: 'Share', minWidth: 130, flex: 1},
      {field: 'price', headerName: 'Price (€)', type: 'number', width: 120},
      {field: 'change', headerName: 'Change (%)', type: 'number', width: 130},
    ],
    [pinnedIds],
  );

  return (
    <div style={{height: 318}}>
      <DataGridPro rows={rows} columns={columns} pinnedRows={pinnedRows} label="Watch list" />
    </div>
  );
}
// #preview-end
