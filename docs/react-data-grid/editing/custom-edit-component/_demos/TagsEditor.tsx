import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import {DataGrid, useGridApiContext, type GridColDef, type GridRenderEditCellParams} from '@mui/x-data-grid';

interface Recipe {
  id: number;
  recipe: string;
  tags: string[];
}

// Always the same array: with a new one, Autocomplete would clear its input.
const noTags: string[] = [];
const allTags = ['fish', 'quick', 'soup', 'spicy', 'vegan', 'winter'];

const rows: Recipe[] = [
  {id: 1, recipe: 'Borscht', tags: ['soup', 'winter']},
  {id: 2, recipe: 'Pad thai', tags: ['quick', 'spicy']},
  {id: 3, recipe: 'Poke', tags: ['fish', 'quick']},
];

// #preview-start
function TagField({id, field, value, hasFocus}: GridRenderEditCellParams<Recipe, string[]>) {
  const apiRef = useGridApiContext();
  const input = React.useRef<HTMLInputElement>(null);
  const [open, setOpen] = React.useState(false);

  React.useLayoutEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);

  return (
    <Autocomplete
      multiple
      fullWidth
      size="small"
      options={allTags}
      value={value || noTags}
      onChange={(_event, tags) => {
        void apiRef.current.setEditCellValue({id, field, value: tags});
      }}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onKeyDown={(event) => {
        // While the list is open, Enter chooses; the cell must not see it.
        if (open && event.key === 'Enter') event.stopPropagation();
      }}
      renderInput={(props) => <TextField {...props} inputRef={input} aria-label="Tags" />}
    />
  );
}

const columns: GridColDef<Recipe>[] = [
  {field: 'recipe', headerName: 'Recipe', minWidth: 90, flex: 1},
  {
    field: 'tags',
    headerName: 'Tags',
    width: 320,
    editable: true,
    // Users who start with a letter or Delete clear the value: it is '' then.
    valueFormatter: (tags: string[] | '') => (tags || []).join(', '),
    valueSetter: (tags: string[] | '', recipe) => ({...recipe, tags: tags || []}),
    renderEditCell: (params: GridRenderEditCellParams<Recipe, string[]>) => <TagField {...params} />,
  },
];

export default function TagsEditor() {
  return (
    <div style={{height: 291}}>
      <DataGrid rows={rows} columns={columns} rowHeight={60} label="Recipes" />
    </div>
  );
}
// #preview-end
