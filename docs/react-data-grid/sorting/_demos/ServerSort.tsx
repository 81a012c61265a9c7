import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import {DataGrid, type GridColDef, type GridSortModel} from '@mui/x-data-grid';

interface Parcel {
  id: string;
  city: 'Porto' | 'Lyon' | 'Gdańsk' | 'Bergen';
  grams: number;
}

const parcels: Parcel[] = [
  {id: 'PK-7310', city: 'Porto', grams: 840},
  {id: 'PK-7311', city: 'Gdańsk', grams: 2150},
  {id: 'PK-7312', city: 'Bergen', grams: 310},
  {id: 'PK-7313', city: 'Lyon', grams: 1275},
];

/** Stands for your server: it sorts by city or weight, not by number. */
async function fetchParcels(model: GridSortModel): Promise<Parcel[]> {
  await new Promise((resolve) => setTimeout(resolve, 900));
  const [item] = model;
  if (!item?.sort) return parcels;
  if (item.field === 'id') throw new Error('The server cannot sort by parcel number.');
  const sign = item.sort === 'asc' ? 1 : -1;
  return [...parcels].sort((a, b) =>
    item.field === 'grams' ? sign * (a.grams - b.grams) : sign * a.city.localeCompare(b.city, 'en'),
  );
}

const columns: GridColDef<Parcel>[] = [
  {field: 'id', headerName: 'Parcel', width: 120},
  {field: 'city', headerName: 'City', minWidth: 110, flex: 1},
  {field: 'grams', headerName: 'Weight (g)', type: 'number', width: 120},
];

interface Answer {
  model?: GridSortModel;
  rows: Parcel[];
  error?: string;
}

export default function ServerSort() {
  // #preview-start
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [answer, setAnswer] = React.useState<Answer>({rows: []});

  React.useEffect(() => {
    let isCurrent = true;
    void fetchParcels(sortModel)
      .then((rows): Answer => ({rows}))
      .catch((error: Error): Answer => ({rows: [], error: error.message}))
      .then((next) => {
        if (isCurrent) setAnswer({...next, model: sortModel});
      });
    // The answer to an older request is ignored.
    return () => {
      isCurrent = false;
    };
  }, [sortModel]);
  // #preview-end

  return (
    <Stack spacing={1} sx={{height: 371}}>
      <DataGrid
        rows={answer.rows}
        columns={columns}
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        loading={answer.model !== sortModel}
        label="Parcels"
      />
      {answer.error && <Alert severity="error">{answer.error}</Alert>}
    </Stack>
  );
}
