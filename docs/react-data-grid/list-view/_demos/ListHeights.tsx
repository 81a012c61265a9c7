import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {DataGridPro, type GridColDef, type GridListViewColDef} from '@mui/x-data-grid-pro';

interface Review {
  id: number;
  author: string;
  stars: number;
  text: string;
}

const rows: Review[] = [
  {id: 1, author: 'M. Costa', stars: 5, text: 'Quiet, and close to the station.'},
  {
    id: 2,
    author: 'T. Weber',
    stars: 3,
    text: 'The room was clean and the breakfast good, but the elevator was out of order for our whole stay, and we were on the fifth floor.',
  },
  {id: 3, author: 'S. Haddad', stars: 4, text: 'Friendly people. Take a room to the yard.'},
];

const columns: GridColDef<Review>[] = [
  {field: 'author', headerName: 'Author'},
  {field: 'stars', headerName: 'Stars', type: 'number'},
];

// #preview-start
const listViewColumn: GridListViewColDef<Review> = {
  field: 'review',
  renderCell: ({row}) => (
    <Box sx={{py: 1.5, whiteSpace: 'normal', textAlign: 'start'}}>
      <Typography variant="body2" sx={{fontWeight: 500}}>
        {row.author}, {row.stars} of 5 stars
      </Typography>
      <Typography variant="body2">{row.text}</Typography>
    </Box>
  ),
};

export default function ListHeights() {
  return (
    <div style={{height: 269}}>
      <DataGridPro
        rows={rows}
        columns={columns}
        listView
        listViewColumn={listViewColumn}
        getRowHeight={() => 'auto'}
        initialState={{sorting: {sortModel: [{field: 'stars', sort: 'desc'}]}}}
        aria-label="Reviews"
      />
    </div>
  );
}
// #preview-end
