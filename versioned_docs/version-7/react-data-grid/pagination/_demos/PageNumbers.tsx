import Pagination from '@mui/material/Pagination';
import {
  DataGrid,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const names = [
  'Ada',
  'Blaise',
  'Carl',
  'Emmy',
  'Fei',
  'Grace',
  'Henri',
  'Ida',
  'Jamal',
  'Katherine',
  'Leon',
  'Mary',
];
const rows = names.map((name, index) => ({id: index + 1, name, locker: 100 + index}));

const columns: GridColDef[] = [
  {field: 'locker', headerName: 'Locker', width: 100},
  {field: 'name', headerName: 'Member', minWidth: 120, flex: 1},
];

// #preview-start
function PageList() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Pagination
      color="primary"
      size="small"
      count={pageCount}
      page={page + 1}
      onChange={(_event, next) => apiRef.current.setPage(next - 1)}
      aria-label="Pages of members"
    />
  );
}
// #preview-end

export default function PageNumbers() {
  return (
    <div style={{height: 318}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{pagination: PageList}}
        initialState={{pagination: {paginationModel: {pageSize: 4}}}}
        pageSizeOptions={[4]}
        aria-label="Members of a gym"
      />
      {/* #preview-end */}
    </div>
  );
}
