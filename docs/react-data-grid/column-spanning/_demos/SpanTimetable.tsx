import {DataGrid, type GridColDef} from '@mui/x-data-grid';

interface Day {
  id: string;
  lessons: string[];
}

const rows: Day[] = [
  {id: 'Monday', lessons: ['Math', 'Math', 'Art', 'Music']},
  {id: 'Tuesday', lessons: ['Biology', 'Chemistry', 'Chemistry', 'Chemistry']},
  {id: 'Wednesday', lessons: ['Sports', 'Sports', 'History', 'History']},
  {id: 'Thursday', lessons: ['Trip', 'Trip', 'Trip', 'Trip']},
];

// #preview-start
/** How many hours in a row are the same lesson. */
function hoursFrom(lessons: string[], hour: number) {
  const rest = lessons.slice(hour);
  const end = rest.findIndex((lesson) => lesson !== rest[0]);
  return end === -1 ? rest.length : end;
}

const columns: GridColDef<Day>[] = [
  {field: 'id', headerName: 'Day', width: 110},
  ...['8:00', '9:00', '10:00', '11:00'].map((time, hour): GridColDef<Day> => ({
    field: time,
    width: 110,
    sortable: false,
    valueGetter: (_value, {lessons}) => lessons[hour],
    colSpan: (_value, {lessons}) => hoursFrom(lessons, hour),
  })),
];
// #preview-end

export default function SpanTimetable() {
  return (
    <div style={{height: 266}}>
      {/* #preview-start */}
      <DataGrid rows={rows} columns={columns} hideFooter showCellVerticalBorder label="Timetable" />
      {/* #preview-end */}
    </div>
  );
}
