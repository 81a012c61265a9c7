import {useState} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

// #preview-start
const parents = ['rules', 'players', 'scoring'];
// #preview-end

export default function SimpleExpansionAll() {
  const [expanded, setExpanded] = useState<string[]>([]);
  const isAll = parents.every((id) => expanded.includes(id));
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <Button variant="outlined" onClick={() => setExpanded(isAll ? [] : parents)} sx={{mb: 1}}>
        {isAll ? 'Collapse all' : 'Expand all'}
      </Button>
      <SimpleTreeView
        aria-label="Chess guide"
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
      >
        <TreeItem itemId="rules" label="Rules">
          <TreeItem itemId="scoring" label="Scoring">
            <TreeItem itemId="draw" label="Draw" />
          </TreeItem>
        </TreeItem>
        <TreeItem itemId="players" label="Players">
          <TreeItem itemId="clubs" label="Clubs" />
        </TreeItem>
      </SimpleTreeView>
      {/* #preview-end */}
    </Box>
  );
}
