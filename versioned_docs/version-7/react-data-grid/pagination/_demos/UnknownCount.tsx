import * as React from 'react';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const levels = ['info', 'info', 'warning', 'info', 'error'];
const log = Array.from({length: 17}, (_, index) => ({
  id: index + 1,
  time: `08:${String(index * 3).padStart(2, '0')}`,
  level: levels[index % levels.length],
  text: `Job ${118 + index} ended`,
}));

/** Stands for your server: it does not count, but knows whether there is more. */
async function fetchPage(page: number, pageSize: number) {
  await new Promise((resolve) => setTimeout(resolve, 600));
  const end = (page + 1) * pageSize;
  return {rows: log.slice(page * pageSize, end), hasNextPage: end < log.length};
}

const columns: GridColDef[] = [
  {field: 'time', headerName: 'Time', width: 90, sortable: false, filterable: false},
  {field: 'level', headerName: 'Level', width: 100, sortable: false, filterable: false},
  {field: 'text', headerName: 'Message', minWidth: 140, flex: 1, sortable: false, filterable: false},
];

export default function UnknownCount() {
  const [paginationModel, setPaginationModel] = React.useState({page: 0, pageSize: 5});
  const [answer, setAnswer] = React.useState<{model: typeof paginationModel; rows: typeof log}>();
  // #preview-start
  const [rowCount, setRowCount] = React.useState(-1);

  React.useEffect(() => {
    let isCurrent = true;
    const {page, pageSize} = paginationModel;
    void fetchPage(page, pageSize).then(({rows, hasNextPage}) => {
      if (!isCurrent) return;
      setAnswer({model: paginationModel, rows});
      if (!hasNextPage) setRowCount(page * pageSize + rows.length);
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
        loading={answer?.model !== paginationModel}
        paginationMode="server"
        rowCount={rowCount}
        estimatedRowCount={20}
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
        pageSizeOptions={[5]}
        aria-label="Log"
      />
      {/* #preview-end */}
    </div>
  );
}
