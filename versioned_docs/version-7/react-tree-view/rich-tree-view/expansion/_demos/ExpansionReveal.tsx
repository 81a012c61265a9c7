import {useState, type MouseEvent} from 'react';
import {flushSync} from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import type {TreeViewBaseItem} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

const library: TreeViewBaseItem[] = [
  {
    id: 'science',
    label: 'Science',
    children: [{id: 'space', label: 'Space', children: [{id: 'comets', label: 'A History of Comets'}]}],
  },
  {id: 'poetry', label: 'Poetry'},
];

// #preview-start
function contains(item: TreeViewBaseItem, itemId: string): boolean {
  return (item.children ?? []).some((child) => child.id === itemId || contains(child, itemId));
}

function parentsOf(items: TreeViewBaseItem[], itemId: string): string[] {
  return items
    .filter((item) => contains(item, itemId))
    .flatMap(({id, children = []}) => [id, ...parentsOf(children, itemId)]);
}
// #preview-end

export default function ExpansionReveal() {
  // #preview-start
  const apiRef = useTreeViewApiRef();
  const [expanded, setExpanded] = useState<string[]>([]);

  function reveal(event: MouseEvent, itemId: string) {
    // Renders the open branch at once, so that there is something to focus.
    flushSync(() => setExpanded([...new Set([...expanded, ...parentsOf(library, itemId)])]));
    apiRef.current?.focusItem(event, itemId);
  }
  // #preview-end

  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <Button variant="outlined" onClick={(event) => reveal(event, 'comets')} sx={{mb: 1}}>
        Show the comets
      </Button>
      <RichTreeView
        aria-label="Library"
        apiRef={apiRef}
        items={library}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
      />
      {/* #preview-end */}
    </Box>
  );
}
