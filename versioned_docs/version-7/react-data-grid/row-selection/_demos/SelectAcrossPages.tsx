import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid, type GridColDef, type GridRowSelectionModel} from '@mui/x-data-grid';

const groups = ['Choir', 'Chess', 'Robotics', 'Theater'];

/** Stands for your server: 24 pupils, one page at a time. */
async function fetchPupils({page, pageSize}: {page: number; pageSize: number}) {
  await new Promise((resolve) => setTimeout(resolve, 500));
  return Array.from({length: pageSize}, (_, index) => page * pageSize + index).map((index) => ({
    id: index + 1,
    name: `Pupil ${index + 1}`,
    group: groups[index % groups.length],
  }));
}

type Pupil = Awaited<ReturnType<typeof fetchPupils>>[number];

const columns: GridColDef<Pupil>[] = [
  {field: 'name', headerName: 'Name', minWidth: 120, flex: 1, sortable: false, filterable: false},
  {field: 'group', headerName: 'Group', width: 120, sortable: false, filterable: false},
];

export default function SelectAcrossPages() {
  const [paginationModel, setPaginationModel] = React.useState({page: 0, pageSize: 4});
  const [answer, setAnswer] = React.useState<{model?: typeof paginationModel; rows: Pupil[]}>({rows: []});
  const [selection, setSelection] = React.useState<GridRowSelectionModel>([6, 7]);

  React.useEffect(() => {
    let isCurrent = true;
    void fetchPupils(paginationModel).then((rows) => {
      if (isCurrent) setAnswer({model: paginationModel, rows});
    });
    return () => {
      isCurrent = false;
    };
  }, [paginationModel]);

  return (
    <Stack spacing={1} sx={{height: 348}}>
      {/* #preview-start */}
      <DataGrid
        rows={answer.rows}
        columns={columns}
        loading={answer.model !== paginationModel}
        paginationMode="server"
        rowCount={24}
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
        pageSizeOptions={[4]}
        checkboxSelection
        keepNonExistentRowsSelected
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
        aria-label="Pupils"
      />
      {/* #preview-end */}
      <Typography role="status" variant="body2">
        Selected: {selection.join(', ') || 'none'}
      </Typography>
    </Stack>
  );
}
