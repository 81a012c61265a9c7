import {forwardRef, type ComponentProps} from 'react';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import InputBase from '@mui/material/InputBase';
import type {TreeViewDefaultItemModelProperties} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';

const tags: TreeViewDefaultItemModelProperties[] = [
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

function TagItem(props: TreeItemProps) {
  return <TreeItem {...props} slots={{labelInput: TagInput}} />;
}
// #preview-end

export default function EditingInput() {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeView
        aria-label="Tags"
        items={tags}
        isItemEditable
        defaultExpandedItems={['outdoor']}
        slots={{item: TagItem}}
      />
      {/* #preview-end */}
    </Box>
  );
}
