import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {useRichTreeViewApiRef} from '@mui/x-tree-view/hooks';
import type {TreeViewDefaultItemModelProperties} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

const packing: TreeViewDefaultItemModelProperties[] = [
  {id: 'tent', label: 'Tent'},
  {id: 'stove', label: 'Stove'},
  {id: 'lamp', label: 'Head lamp'},
];

export default function SelectionApi() {
  const apiRef = useRichTreeViewApiRef();
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <Stack direction="row" spacing={1} sx={{mb: 1}}>
        <Button
          variant="outlined"
          onClick={(event) =>
            apiRef.current?.setItemSelection({event, itemId: 'lamp', keepExistingSelection: true})
          }
        >
          Toggle the lamp
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Packing list"
        apiRef={apiRef}
        items={packing}
        multiSelect
        defaultSelectedItems={['tent']}
      />
      {/* #preview-end */}
    </Box>
  );
}
