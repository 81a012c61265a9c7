import Box from '@mui/material/Box';
import type {TreeViewDefaultItemModelProperties} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

// #preview-start
const categories: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'bikes',
    label: 'Bikes',
    children: [
      {id: 'bikes-city', label: 'City bikes'},
      {id: 'bikes-gravel', label: 'Gravel bikes'},
    ],
  },
  {
    id: 'parts',
    label: 'Parts',
    children: [
      {id: 'parts-brakes', label: 'Brakes'},
      {id: 'parts-wheels', label: 'Wheels'},
    ],
  },
];
// #preview-end

interface CatalogueRichTreeProps {
  checkboxSelection?: boolean;
  parents?: boolean;
  descendants?: boolean;
}

export default function CatalogueRichTree({
  checkboxSelection = true,
  parents = true,
  descendants = true,
}: CatalogueRichTreeProps) {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeView
        aria-label="Shop categories"
        items={categories}
        defaultExpandedItems={['bikes', 'parts']}
        multiSelect
        checkboxSelection={checkboxSelection}
        selectionPropagation={{parents, descendants}}
        defaultSelectedItems={['bikes-gravel']}
      />
      {/* #preview-end */}
    </Box>
  );
}
