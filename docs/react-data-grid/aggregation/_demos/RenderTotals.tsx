import Rating from '@mui/material/Rating';
import {DataGridPremium, type GridColDef, type GridRenderCellParams} from '@mui/x-data-grid-premium';

interface Hotel {
  id: number;
  hotel: string;
  stars: number;
  rooms: number;
}

const rows: Hotel[] = [
  {id: 1, hotel: 'Alpenblick', stars: 4, rooms: 62},
  {id: 2, hotel: 'Casa del Lago', stars: 3, rooms: 24},
  {id: 3, hotel: 'Nordic Light', stars: 5, rooms: 118},
  {id: 4, hotel: 'Zum Anker', stars: 2, rooms: 17},
];

// #preview-start
const columns: GridColDef<Hotel>[] = [
  {
    field: 'hotel',
    headerName: 'Hotel',
    minWidth: 110,
    flex: 1,
    renderCell: ({value, aggregation}: GridRenderCellParams<Hotel, string>) =>
      aggregation?.aggregationFunctionName === 'size' ? `${value} hotels` : value,
  },
  {
    field: 'stars',
    headerName: 'Stars',
    type: 'number',
    width: 150,
    display: 'flex',
    // The average is a number of stars, the size is not.
    renderCell: ({value, formattedValue, aggregation}: GridRenderCellParams<Hotel, number>) =>
      aggregation?.hasCellUnit === false ? (
        formattedValue
      ) : (
        <Rating size="small" readOnly value={value ?? null} precision={0.5} />
      ),
  },
  {field: 'rooms', headerName: 'Rooms', type: 'number', width: 90},
];
// #preview-end

export default function RenderTotals() {
  return (
    <div style={{height: 371}}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        initialState={{aggregation: {model: {hotel: 'size', stars: 'avg', rooms: 'sum'}}}}
        label="Hotels"
      />
    </div>
  );
}
