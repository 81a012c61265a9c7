import {useState} from 'react';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

interface Film {
  id: number;
  title: string;
  year: number;
  cost: number;
}

const films: Film[] = [
  {id: 1, title: 'Metropolis', year: 1927, cost: 5_300_000},
  {id: 2, title: 'Tokyo Story', year: 1953, cost: 210_000},
  {id: 3, title: 'Playtime', year: 1967, cost: 17_000_000},
];

const million = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'USD', notation: 'compact'});

const columns: GridColDef<Film>[] = [
  {field: 'title', headerName: 'Title', width: 160, editable: true},
  {field: 'year', headerName: 'Year', type: 'number', width: 100},
  {
    field: 'decade',
    headerName: 'Decade',
    width: 100,
    valueGetter: (_value, row) => `${Math.floor(row.year / 10) * 10}s`,
  },
  {
    field: 'cost',
    headerName: 'Cost',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => million.format(value),
  },
];

export default function App() {
  const [rows, setRows] = useState(films);

  const save = async (edited: Film) => {
    setRows((current) => current.map((film) => (film.id === edited.id ? edited : film)));
    return edited;
  };

  return (
    <div style={{height: 300}}>
      <DataGrid
        label="Films"
        rows={rows}
        columns={columns}
        initialState={{sorting: {sortModel: [{field: 'cost', sort: 'desc'}]}}}
        processRowUpdate={save}
      />
    </div>
  );
}
