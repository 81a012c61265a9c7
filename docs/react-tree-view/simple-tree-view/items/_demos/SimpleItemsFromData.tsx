import Box from '@mui/material/Box';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

interface Rank {
  latin: string;
  lower?: Rank[];
}

const ranks: Rank[] = [
  {
    latin: 'Felidae',
    lower: [
      {latin: 'Panthera', lower: [{latin: 'Panthera leo'}, {latin: 'Panthera tigris'}]},
      {latin: 'Lynx'},
    ],
  },
];

// #preview-start
function renderRank({latin, lower}: Rank) {
  return (
    <TreeItem key={latin} itemId={latin} label={latin}>
      {lower?.map(renderRank)}
    </TreeItem>
  );
}
// #preview-end

export default function SimpleItemsFromData() {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <SimpleTreeView aria-label="Cats" defaultExpandedItems={['Felidae', 'Panthera']}>
        {ranks.map(renderRank)}
      </SimpleTreeView>
      {/* #preview-end */}
    </Box>
  );
}
