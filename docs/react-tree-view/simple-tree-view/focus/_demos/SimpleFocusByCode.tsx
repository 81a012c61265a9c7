import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {useSimpleTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function SimpleFocusByCode() {
  const apiRef = useSimpleTreeViewApiRef();
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <Button
        variant="outlined"
        onClick={(event) => apiRef.current?.focusItem(event, 'chapter-3')}
        sx={{mb: 1}}
      >
        Go to where you stopped
      </Button>
      <SimpleTreeView aria-label="Chapters" apiRef={apiRef} defaultExpandedItems={['part-1']}>
        <TreeItem itemId="part-1" label="Part 1">
          <TreeItem itemId="chapter-2" label="The letter" />
          <TreeItem itemId="chapter-3" label="The ferry" />
        </TreeItem>
        <TreeItem itemId="part-2" label="Part 2">
          <TreeItem itemId="chapter-4" label="The island" />
        </TreeItem>
      </SimpleTreeView>
      {/* #preview-end */}
    </Box>
  );
}
