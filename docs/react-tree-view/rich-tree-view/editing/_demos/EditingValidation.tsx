import {useState, type ChangeEvent, type FocusEvent, type KeyboardEvent} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type {TreeViewCancellableEvent, TreeViewDefaultItemModelProperties} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

const branches: TreeViewDefaultItemModelProperties[] = [
  {id: 'main', label: 'main'},
  {id: 'search', label: 'search-field'},
  {id: 'colors', label: 'dark-colors'},
];
const isValid = (name: string) => /^[a-z][a-z-]*$/.test(name);

export default function EditingValidation() {
  const [error, setError] = useState('');

  // #preview-start
  const labelInput = {
    'aria-invalid': error !== '',
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      setError(isValid(event.target.value) ? '' : 'Use small letters and hyphens'),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement> & TreeViewCancellableEvent) => {
      if (event.key === 'Escape') setError('');
      // Keeps the tree from saving: the text box stays open.
      if (event.key === 'Enter') event.defaultMuiPrevented = !isValid(event.currentTarget.value);
    },
    onBlur: (event: FocusEvent<HTMLInputElement> & TreeViewCancellableEvent) => {
      event.defaultMuiPrevented = !isValid(event.target.value);
    },
  };
  // #preview-end

  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeView
        aria-label="Branches"
        items={branches}
        isItemEditable
        slotProps={{item: {slotProps: {labelInput}}}}
      />
      {/* #preview-end */}
      <Typography role="alert" color="error" sx={{mt: 1, minHeight: 24}}>
        {error}
      </Typography>
    </Box>
  );
}
