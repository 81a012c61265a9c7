import type {MouseEvent} from 'react';
import {flushSync} from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {useRichTreeViewApiRef} from '@mui/x-tree-view/hooks';
import type {TreeViewDefaultItemModelProperties} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

const library: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'science',
    label: 'Science',
    children: [{id: 'space', label: 'Space', children: [{id: 'comets', label: 'A History of Comets'}]}],
  },
  {id: 'poetry', label: 'Poetry'},
];

export default function ExpansionReveal() {
  // #preview-start
  const apiRef = useRichTreeViewApiRef();

  function reveal(event: MouseEvent, itemId: string) {
    // Renders the open branch at once, so that there is something to focus.
    flushSync(() => {
      for (let id = apiRef.current?.getParentId(itemId); id; id = apiRef.current?.getParentId(id)) {
        apiRef.current?.setItemExpansion({event, itemId: id, shouldBeExpanded: true});
      }
    });
    apiRef.current?.focusItem(event, itemId);
  }
  // #preview-end

  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <Button variant="outlined" onClick={(event) => reveal(event, 'comets')} sx={{mb: 1}}>
        Show the comets
      </Button>
      <RichTreeView aria-label="Library" apiRef={apiRef} items={library} />
      {/* #preview-end */}
    </Box>
  );
}
