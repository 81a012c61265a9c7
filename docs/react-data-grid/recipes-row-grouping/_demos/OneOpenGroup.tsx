import * as React from 'react';
import {DataGridPremium, useGridApiRef, type GridColDef} from '@mui/x-data-grid-premium';

const rows = [
  {id: 1, station: 'Grill', dish: 'Trout', minutes: 18},
  {id: 2, station: 'Grill', dish: 'Lamb chops', minutes: 22},
  {id: 3, station: 'Cold', dish: 'Fennel salad', minutes: 8},
  {id: 4, station: 'Cold', dish: 'Tartare', minutes: 12},
  {id: 5, station: 'Pastry', dish: 'Lemon tart', minutes: 10},
];

const columns: GridColDef[] = [
  {field: 'station', headerName: 'Station', width: 110},
  {field: 'dish', headerName: 'Dish', minWidth: 120, flex: 1},
  {field: 'minutes', headerName: 'Minutes', type: 'number', width: 100},
];

export default function OneOpenGroup() {
  // #preview-start
  const apiRef = useGridApiRef();

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', (opened) => {
        if (opened.type !== 'group' || !opened.childrenExpanded) return;
        const siblings = apiRef.current?.getRowNode(opened.parent ?? '');
        if (siblings?.type !== 'group') return;
        for (const id of siblings.children) {
          const other = apiRef.current?.getRowNode(id);
          if (other?.type === 'group' && other.childrenExpanded && id !== opened.id) {
            apiRef.current?.setRowChildrenExpansion(id, false);
          }
        }
      }),
    [apiRef],
  );
  // #preview-end

  return (
    <div style={{height: 370}}>
      <DataGridPremium
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        initialState={{
          rowGrouping: {model: ['station']},
          columns: {columnVisibilityModel: {station: false}},
        }}
        label="Dishes by station"
      />
    </div>
  );
}
