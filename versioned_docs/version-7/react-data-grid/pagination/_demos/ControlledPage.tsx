import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, type GridColDef, type GridPaginationModel} from '@mui/x-data-grid';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const millimeters = [61, 49, 57, 70, 108, 114, 117, 126, 91, 78, 75, 73];

const rows = months.map((month, index) => ({
  id: month,
  quarter: Math.floor(index / 3) + 1,
  mm: millimeters[index],
}));

const columns: GridColDef[] = [
  {field: 'quarter', headerName: 'Quarter', width: 100},
  {field: 'id', headerName: 'Month', minWidth: 100, flex: 1},
  {field: 'mm', headerName: 'Rain (mm)', type: 'number', width: 120},
];

export default function ControlledPage() {
  // #preview-start
  const [paginationModel, setPaginationModel] = React.useState<GridPaginationModel>({page: 1, pageSize: 3});
  // #preview-end

  return (
    <Stack spacing={1} sx={{height: 306}}>
      <Stack direction="row" spacing={1} role="group" aria-label="Quarter">
        {[0, 1, 2, 3].map((page) => (
          <Button
            key={page}
            size="small"
            variant={page === paginationModel.page ? 'contained' : 'outlined'}
            aria-pressed={page === paginationModel.page}
            onClick={() => setPaginationModel({...paginationModel, page})}
          >
            Q{page + 1}
          </Button>
        ))}
      </Stack>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
        pageSizeOptions={[3]}
        aria-label="Rain in a year"
      />
      {/* #preview-end */}
    </Stack>
  );
}
