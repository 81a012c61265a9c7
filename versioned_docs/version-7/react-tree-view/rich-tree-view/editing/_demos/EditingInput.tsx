import {forwardRef, type ComponentProps} from 'react';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import InputBase from '@mui/material/InputBase';
import type {TreeViewBaseItem} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem2, type TreeItem2Props} from '@mui/x-tree-view/TreeItem2';

const tags: TreeViewBaseItem[] = [
  {
    id: 'outdoor',
    label: 'outdoor',
    children: [
      {id: 'hiking', label: 'hiking'},
      {id: 'camping', label: 'camping'},
    ],
  },
];

// #preview-start
const TagInput = forwardRef<HTMLInputElement, ComponentProps<'input'>>(function TagInput(props, ref) {
  const {className, onChange, onBlur, onKeyDown, value, ...input} = props;
  return (
    <InputBase
      fullWidth
      autoFocus
      inputRef={ref}
      {...{className, onChange, onBlur, onKeyDown, value}}
      inputProps={{...input, 'aria-label': 'Tag', maxLength: 20}}
      startAdornment={<InputAdornment position="start">#</InputAdornment>}
      sx={{'& input': {p: 0}}}
    />
  );
});

function TagItem(props: TreeItem2Props) {
  return <TreeItem2 {...props} slots={{labelInput: TagInput}} />;
}
// #preview-end

export default function EditingInput() {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeView
        aria-label="Tags"
        items={tags}
        experimentalFeatures={{labelEditing: true}}
        isItemEditable
        defaultExpandedItems={['outdoor']}
        slots={{item: TagItem}}
      />
      {/* #preview-end */}
    </Box>
  );
}
