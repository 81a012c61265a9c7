import * as React from 'react';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const levels = ['info', 'info', 'warning', 'info', 'error'];
const log = Array.from({length: 17}, (_, index) => ({
  id: `job-${118 + index}`,
  time: `08:${String(index * 3).padStart(2, '0')}`,
  level: levels[index % levels.length],
}));

/** Stands for your server: it does not count, but returns where the next page begins. */
async function fetchLog(cursor: string | undefined, pageSize: number) {
  await new Promise((resolve) => setTimeout(resolve, 600));
  const start = Math.max(
    0,
    log.findIndex(({id}) => id === cursor),
  );
  return {rows: log.slice(start, start + pageSize), nextCursor: log[start + pageSize]?.id};
}

const columns: GridColDef[] = [
  {field: 'time', headerName: 'Time', width: 90},
  {field: 'id', headerName: 'Job', minWidth: 110, flex: 1},
  {field: 'level', headerName: 'Level', width: 100},
];

export default function CursorPages() {
  const [paginationModel, setPaginationModel] = React.useState({page: 0, pageSize: 5});
  const [answer, setAnswer] = React.useState<{model: typeof paginationModel; rows: typeof log}>();
  // #preview-start
  const cursors = React.useRef<(string | undefined)[]>([]);
  const [rowCount, setRowCount] = React.useState(-1);

  React.useEffect(() => {
    let isCurrent = true;
    const {page, pageSize} = paginationModel;
    void fetchLog(cursors.current[page], pageSize).then(({rows, nextCursor}) => {
      if (!isCurrent) return;
      setAnswer({model: paginationModel, rows});
      cursors.current[page + 1] = nextCursor;
      if (nextCursor === undefined) setRowCount(page * pageSize + rows.length);
    });
    return () => {
      isCurrent = false;
    };
  }, [paginationModel]);
  // #preview-end

  return (
    <div style={{height: 371}}>
      {/* #preview-start */}
      <DataGrid
        rows={answer?.rows}
        columns={columns}
        rowCount={rowCount}
        estimatedRowCount={20}
        loading={answer?.model !== paginationModel}
        paginationMode="server"
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
        pageSizeOptions={[5]}
        disableColumnSorting
        disableColumnFilter
        label="Log"
      />
      {/* #preview-end */}
    </div>
  );
}
