import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import {DataGrid, type GridColDef, type GridFilterModel} from '@mui/x-data-grid';

const recipes = [
  {id: 1, recipe: 'Shakshuka', origin: 'Tunisia'},
  {id: 2, recipe: 'Pierogi', origin: 'Poland'},
  {id: 3, recipe: 'Feijoada', origin: 'Brazil'},
  {id: 4, recipe: 'Bibimbap', origin: 'Korea'},
];
type Recipe = (typeof recipes)[number];

/** Stands for your server: it knows "contains" only. */
async function fetchRecipes({items: [item]}: GridFilterModel): Promise<Recipe[]> {
  await new Promise((resolve) => setTimeout(resolve, 900));
  if (!item?.value) return recipes;
  if (item.operator !== 'contains') throw new Error('The server can only search for a part of a text.');
  const text = String(item.value).toLowerCase();
  return recipes.filter((row) => row[item.field as 'recipe' | 'origin'].toLowerCase().includes(text));
}

const columns: GridColDef<Recipe>[] = [
  {field: 'recipe', headerName: 'Recipe', minWidth: 140, flex: 1},
  {field: 'origin', headerName: 'Origin', width: 140},
];

interface Answer {
  model?: GridFilterModel;
  rows: Recipe[];
  error?: string;
}

export default function ServerFilter() {
  // #preview-start
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({items: []});
  const [answer, setAnswer] = React.useState<Answer>({rows: []});

  React.useEffect(() => {
    let isCurrent = true;
    void fetchRecipes(filterModel)
      .then((rows): Answer => ({rows}))
      .catch((error: Error): Answer => ({rows: [], error: error.message}))
      .then((next) => {
        if (isCurrent) setAnswer({...next, model: filterModel});
      });
    return () => {
      isCurrent = false;
    };
  }, [filterModel]);
  // #preview-end

  return (
    <Stack spacing={1} sx={{height: 371}}>
      <DataGrid
        rows={answer.rows}
        columns={columns}
        filterMode="server"
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
        loading={answer.model !== filterModel}
        showToolbar
        slotProps={{toolbar: {showQuickFilter: false}}}
        label="Recipes"
      />
      {answer.error && <Alert severity="error">{answer.error}</Alert>}
    </Stack>
  );
}
