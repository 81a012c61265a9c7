import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';

interface Dish {
  id: string;
  path: string[];
  price: number;
}

const rows: Dish[] = [
  {id: 'breakfast', path: ['Breakfast'], price: 12},
  {id: 'porridge', path: ['Breakfast', 'Porridge'], price: 5},
  {id: 'omelet', path: ['Breakfast', 'Omelet'], price: 8},
  {id: 'lunch', path: ['Lunch'], price: 19},
  {id: 'soup', path: ['Lunch', 'Soup'], price: 7},
  {id: 'noodles', path: ['Lunch', 'Noodles'], price: 14},
];

const columns: GridColDef<Dish>[] = [
  {field: 'price', headerName: 'Price (€)', type: 'number', minWidth: 120, flex: 1},
];

const getTreeDataPath = (dish: Dish) => dish.path;

export default function FilterTree() {
  const [onlyTop, setOnlyTop] = React.useState(false);

  return (
    <Stack spacing={1} sx={{height: 312}}>
      <FormControlLabel
        control={<Switch checked={onlyTop} onChange={(_event, checked) => setOnlyTop(checked)} />}
        label="Filter meals only"
      />
      {/* #preview-start */}
      <DataGridPro
        treeData
        rows={rows}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        disableChildrenFiltering={onlyTop}
        initialState={{filter: {filterModel: {items: [{field: 'price', operator: '>=', value: 14}]}}}}
        defaultGroupingExpansionDepth={-1}
        label="Menu"
      />
      {/* #preview-end */}
    </Stack>
  );
}
