import {useState} from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function SimpleItemsDisabled() {
  const [isFocusable, setIsFocusable] = useState(true);
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      <FormControlLabel
        label="Focus disabled items"
        control={<Switch checked={isFocusable} onChange={(_event, checked) => setIsFocusable(checked)} />}
        sx={{mb: 1}}
      />
      {/* #preview-start */}
      <SimpleTreeView
        aria-label="Sessions"
        defaultExpandedItems={['morning', 'afternoon']}
        disabledItemsFocusable={isFocusable}
      >
        <TreeItem itemId="morning" label="Morning">
          <TreeItem itemId="knots" label="Knots" />
          <TreeItem itemId="sails" label="Sails (fully booked)" disabled />
        </TreeItem>
        <TreeItem itemId="afternoon" label="Afternoon (canceled)" disabled>
          <TreeItem itemId="tides" label="Tides" />
        </TreeItem>
      </SimpleTreeView>
      {/* #preview-end */}
    </Box>
  );
}
