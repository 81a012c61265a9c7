import * as React from 'react';
import Box from '@mui/material/Box';
import {DataGridPro, type DataGridProProps, type GridColDef, type GridRowId} from '@mui/x-data-grid-pro';

const rows = [
  {id: 1, talk: 'Safe brakes', room: 'Hall A', about: 'What we learned from 40 years of tests.'},
  {id: 2, talk: 'Small motors', room: 'Hall B', about: 'A motor that fits into a pencil.'},
  {id: 3, talk: 'Wood as steel', room: 'Hall A', about: 'Pressed wood in bridges.'},
];

const columns: GridColDef[] = [
  {field: 'talk', headerName: 'Talk', minWidth: 130, flex: 1},
  {field: 'room', headerName: 'Room', width: 100},
];

const getDetailPanelContent: DataGridProProps<(typeof rows)[number]>['getDetailPanelContent'] = ({row}) => (
  <Box sx={{p: 2}}>{row.about}</Box>
);
const getDetailPanelHeight = () => 'auto' as const;

export default function OneOpenPanel() {
  // #preview-start
  const [openIds, setOpenIds] = React.useState(new Set<GridRowId>([1]));

  /** Keeps the panel that was opened last. */
  const keepLast = (ids: Set<GridRowId>) => setOpenIds(new Set([...ids].filter((id) => !openIds.has(id))));
  // #preview-end

  return (
    <div style={{height: 323}}>
      {/* #preview-start */}
      <DataGridPro
        rows={rows}
        columns={columns}
        detailPanelExpandedRowIds={openIds}
        onDetailPanelExpandedRowIdsChange={keepLast}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        hideFooter
        label="Talks"
      />
      {/* #preview-end */}
    </div>
  );
}
