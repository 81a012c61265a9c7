import Box from '@mui/material/Box';
import type {TreeViewBaseItem} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem2} from '@mui/x-tree-view/TreeItem2';

// #preview-start
const categories: TreeViewBaseItem[] = [
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
}

export default function CatalogueRichTree({checkboxSelection = true}: CatalogueRichTreeProps) {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeView
        aria-label="Shop categories"
        items={categories}
        defaultExpandedItems={['bikes', 'parts']}
        multiSelect
        checkboxSelection={checkboxSelection}
        defaultSelectedItems={['bikes-gravel']}
        slots={{item: TreeItem2}}
        slotProps={{item: {slotProps: {checkbox: {'aria-hidden': true}}}}}
      />
      {/* #preview-end */}
    </Box>
  );
}
