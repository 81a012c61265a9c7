import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const days = Array.from({length: 120}, (_, index) => `Day ${index + 1}`);
const people = ['Abel', 'Bruna', 'Chen', 'Dina', 'Ezra', 'Freya', 'Gil', 'Hoa', 'Ivan', 'Jun'];

// Hours at work, 6 to 9, in a pattern that is the same each time.
const rows = people.map((person, row) => ({
  id: person,
  hours: days.map((_day, column) => 6 + ((row * 7 + column * 3) % 4)),
}));

// #preview-start
const columns: GridColDef<(typeof rows)[number]>[] = [
  {field: 'id', headerName: 'Name', width: 100},
  ...days.map((day, index): GridColDef<(typeof rows)[number]> => ({
    field: day,
    type: 'number',
    width: 90,
    valueGetter: (_value, person) => person.hours[index],
  })),
];
// #preview-end

interface WideTableProps {
  rowBufferPx?: number;
  columnBufferPx?: number;
}

export default function WideTable({rowBufferPx = 150, columnBufferPx = 150}: WideTableProps) {
  return (
    <div style={{height: 370}}>
      {/* #preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        rowBufferPx={rowBufferPx}
        columnBufferPx={columnBufferPx}
        label="Hours at work"
      />
      {/* #preview-end */}
    </div>
  );
}
