import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridColumnLookupSelector,
  gridFilteredTopLevelRowCountSelector,
  gridSortModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const rows = [
  {id: 1, course: 'First aid', room: 'A1', seats: 14},
  {id: 2, course: 'Bread baking', room: 'Kitchen', seats: 8},
  {id: 3, course: 'First swimming lessons', room: 'Pool', seats: 10},
  {id: 4, course: 'Bicycle repair', room: 'Yard', seats: 6},
];

const columns: GridColDef[] = [
  {field: 'course', headerName: 'Course', minWidth: 140, flex: 1},
  {field: 'room', headerName: 'Room', width: 100},
  {field: 'seats', headerName: 'Seats', type: 'number', width: 100},
];

// #preview-start
function StatusFooter() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const columnLookup = useGridSelector(apiRef, gridColumnLookupSelector);
  const [sort] = useGridSelector(apiRef, gridSortModelSelector);

  return (
    <Typography role="status" variant="body2" sx={{p: 2, borderTop: 1, borderColor: 'divider'}}>
      {count} courses
      {sort && `, sorted by ${columnLookup[sort.field]?.headerName}`}
      {sort?.sort === 'asc' && ', lowest first'}
      {sort?.sort === 'desc' && ', highest first'}
    </Typography>
  );
}

const slots = {footer: StatusFooter};
// #preview-end

export default function AnnouncedChanges() {
  return (
    <div style={{height: 372}}>
      {/* #preview-start */}
      <DataGrid rows={rows} columns={columns} slots={slots} showToolbar label="Courses" />
      {/* #preview-end */}
    </div>
  );
}
