import {flushSync} from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {useRichTreeViewApiRef} from '@mui/x-tree-view/hooks';
import type {TreeViewDefaultItemModelProperties} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

const questions: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'you',
    label: 'About you',
    children: [{id: 'contact', label: 'Contact', children: [{id: 'phone', label: 'Phone (missing)'}]}],
  },
  {id: 'trip', label: 'Your trip', children: [{id: 'dates', label: 'Dates'}]},
];

export default function FocusByCode() {
  const apiRef = useRichTreeViewApiRef();

  // #preview-start
  function reveal(itemId: string) {
    const api = apiRef.current;
    flushSync(() => {
      for (let id = api?.getParentId(itemId); id; id = api?.getParentId(id)) {
        api?.setItemExpansion({itemId: id, shouldBeExpanded: true});
      }
    });
    api?.focusItem(null, itemId);
  }
  // #preview-end

  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <Button variant="outlined" onClick={() => reveal('phone')} sx={{mb: 1}}>
        Show the missing answer
      </Button>
      <RichTreeView aria-label="Form" apiRef={apiRef} items={questions} />
      {/* #preview-end */}
    </Box>
  );
}
