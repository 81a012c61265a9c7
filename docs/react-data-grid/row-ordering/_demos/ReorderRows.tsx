import * as React from 'react';
import {DataGridPro, type DataGridProProps, type GridColDef} from '@mui/x-data-grid-pro';

interface Song {
  id: number;
  title: string;
  minutes: number;
}

const songs: Song[] = [
  {id: 11, title: 'First Light', minutes: 4.2},
  {id: 12, title: 'Harbor', minutes: 3.6},
  {id: 13, title: 'Paper Boats', minutes: 5.1},
  {id: 14, title: 'Night Shift', minutes: 2.9},
];

const columns: GridColDef[] = [
  {field: 'place', headerName: 'No.', type: 'number', width: 80},
  {field: 'title', headerName: 'Title', minWidth: 150, flex: 1},
  {field: 'minutes', headerName: 'Minutes', type: 'number', width: 110},
];

export default function ReorderRows() {
  // #preview-start
  const [order, setOrder] = React.useState(songs);
  const rows = React.useMemo(() => order.map((song, index) => ({...song, place: index + 1})), [order]);

  const moveRow: DataGridProProps['onRowOrderChange'] = ({oldIndex, targetIndex}) => {
    setOrder((current) => {
      const next = [...current];
      next.splice(targetIndex, 0, ...next.splice(oldIndex, 1));
      return next;
    });
  };
  // #preview-end

  return (
    <div style={{height: 318}}>
      {/* #preview-start */}
      <DataGridPro
        rows={rows}
        columns={columns}
        rowReordering
        onRowOrderChange={moveRow}
        disableColumnSorting
        label="Playlist"
      />
      {/* #preview-end */}
    </div>
  );
}
