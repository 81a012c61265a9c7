import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid, type GridColDef, type GridDataSource, type GridRowSelectionModel} from '@mui/x-data-grid';

const groups = ['Choir', 'Chess', 'Robotics', 'Theater'];

/** Stands for your server: 24 pupils, one page at a time. */
const dataSource: GridDataSource = {
  getRows: async ({paginationModel = {page: 0, pageSize: 4}}) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const start = paginationModel.page * paginationModel.pageSize;
    const rows = Array.from({length: paginationModel.pageSize}, (_, index) => ({
      id: start + index + 1,
      name: `Pupil ${start + index + 1}`,
      group: groups[(start + index) % groups.length],
    }));
    return {rows, rowCount: 24};
  },
};

const columns: GridColDef[] = [
  {field: 'name', headerName: 'Name', minWidth: 120, flex: 1, sortable: false, filterable: false},
  {field: 'group', headerName: 'Group', width: 120, sortable: false, filterable: false},
];

export default function SelectAcrossPages() {
  const [selection, setSelection] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([6, 7]),
  });

  return (
    <Stack spacing={1} sx={{height: 348}}>
      {/* #preview-start */}
      <DataGrid
        columns={columns}
        dataSource={dataSource}
        checkboxSelection
        keepNonExistentRowsSelected
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
        initialState={{pagination: {paginationModel: {pageSize: 4}, rowCount: 0}}}
        pageSizeOptions={[4]}
        label="Pupils"
      />
      {/* #preview-end */}
      <Typography role="status" variant="body2">
        {selection.type === 'include' ? 'Selected' : 'All selected except'}:{' '}
        {[...selection.ids].join(', ') || 'none'}
      </Typography>
    </Stack>
  );
}
