import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {DataGridPro, type GridColDef, type GridRowParams} from '@mui/x-data-grid-pro';

interface Recipe {
  id: string;
  recipe: string;
  minutes: number;
  ingredients: string[];
  steps: string;
}

const rows: Recipe[] = [
  {
    id: 'R1',
    recipe: 'Flatbread',
    minutes: 30,
    ingredients: ['Flour', 'Water', 'Salt'],
    steps: 'Knead, rest, fry.',
  },
  {
    id: 'R2',
    recipe: 'Lentil soup',
    minutes: 45,
    ingredients: ['Lentils', 'Carrots', 'Onion', 'Cumin', 'Lemon', 'Parsley', 'Olive oil', 'Salt'],
    steps:
      'Fry the onion with cumin until it is golden. Add carrots, lentils and water, and simmer for half an hour. ' +
      'Finish with lemon juice, oil and chopped parsley.',
  },
  {
    id: 'R3',
    recipe: 'Baked apples',
    minutes: 50,
    ingredients: ['Apples', 'Walnuts', 'Honey'],
    steps: 'Core, fill, bake.',
  },
];

const columns: GridColDef<Recipe>[] = [
  {field: 'recipe', headerName: 'Recipe', minWidth: 140, flex: 1},
  {field: 'minutes', headerName: 'Minutes', type: 'number', width: 100},
];

const getDetailPanelContent = ({row}: GridRowParams<Recipe>) => (
  <Stack spacing={1} sx={{p: 2}}>
    <Stack direction="row" useFlexGap spacing={0.5} sx={{flexWrap: 'wrap'}}>
      {row.ingredients.map((name) => (
        <Chip key={name} label={name} size="small" />
      ))}
    </Stack>
    <Box sx={{whiteSpace: 'normal'}}>{row.steps}</Box>
  </Stack>
);

// #preview-start
const getDetailPanelHeight = () => 'auto' as const;
// #preview-end

export default function AutoHeightDetail() {
  return (
    <div style={{height: 366}}>
      <DataGridPro
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        label="Recipes"
      />
    </div>
  );
}
