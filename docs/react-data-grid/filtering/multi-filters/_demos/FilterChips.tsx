import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {DataGridPro, type GridColDef, type GridFilterModel} from '@mui/x-data-grid-pro';

const rows = [
  {id: 1, album: 'Blue Train', artist: 'John Coltrane', year: 1958, minutes: 43},
  {id: 2, album: 'Kind of Blue', artist: 'Miles Davis', year: 1959, minutes: 46},
  {id: 3, album: 'Time Out', artist: 'Dave Brubeck', year: 1959, minutes: 39},
  {id: 4, album: 'Giant Steps', artist: 'John Coltrane', year: 1960, minutes: 37},
];

const columns: GridColDef[] = [
  {field: 'album', headerName: 'Album', minWidth: 120, flex: 1},
  {field: 'artist', headerName: 'Artist', width: 130},
  {field: 'year', headerName: 'Year', type: 'number', width: 110},
  {field: 'minutes', headerName: 'Minutes', type: 'number', width: 100},
];

const nameOf = (field: string) => columns.find((column) => column.field === field)?.headerName;

export default function FilterChips() {
  // #preview-start
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [
      {id: 1, field: 'artist', operator: 'contains', value: 'Coltrane'},
      {id: 2, field: 'year', operator: '<', value: 1961},
    ],
  });

  const remove = (id: string | number | undefined) =>
    setFilterModel((model) => ({...model, items: model.items.filter((item) => item.id !== id)}));
  // #preview-end

  return (
    <Stack sx={{height: 358, gap: 1}}>
      <Stack direction="row" sx={{gap: 1, minHeight: 32, flexWrap: 'wrap'}}>
        {filterModel.items
          .filter(({value}) => value !== undefined)
          .map(({id, field, operator, value}) => (
            <Chip key={id} label={`${nameOf(field)} ${operator} ${value}`} onDelete={() => remove(id)} />
          ))}
      </Stack>
      {/* #preview-start */}
      <DataGridPro
        rows={rows}
        columns={columns}
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
        showToolbar
        label="Albums"
      />
      {/* #preview-end */}
    </Stack>
  );
}
