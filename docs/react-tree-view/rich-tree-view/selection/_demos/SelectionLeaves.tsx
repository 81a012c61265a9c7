import Box from '@mui/material/Box';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

interface Dish {
  id: string;
  label: string;
  soldOut?: boolean;
  children?: Dish[];
}

const menu: Dish[] = [
  {
    id: 'starters',
    label: 'Starters',
    children: [
      {id: 'soup', label: 'Pumpkin soup'},
      {id: 'salad', label: 'Beet salad (sold out)', soldOut: true},
    ],
  },
  {id: 'mains', label: 'Mains', children: [{id: 'risotto', label: 'Mushroom risotto'}]},
];

// #preview-start
const isNoChoice = (dish: Dish) => Boolean(dish.children) || Boolean(dish.soldOut);
// #preview-end

export default function SelectionLeaves() {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeView
        aria-label="Menu"
        items={menu}
        multiSelect
        checkboxSelection
        isItemSelectionDisabled={isNoChoice}
        defaultExpandedItems={['starters', 'mains']}
      />
      {/* #preview-end */}
    </Box>
  );
}
