import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function SimpleExpansionMounted() {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <SimpleTreeView aria-label="Checkout" defaultExpandedItems={['delivery']} disableSelection>
        <TreeItem itemId="delivery" label="Delivery" slotProps={{groupTransition: {unmountOnExit: false}}}>
          <Box
            component="li"
            role="none"
            // The tree would otherwise move the focus when users type.
            onKeyDown={(event) => event.stopPropagation()}
            sx={{paddingBlock: 1, paddingInlineStart: 5.5}}
          >
            <TextField size="small" fullWidth label="Note for the driver" defaultValue="Ring twice" />
          </Box>
        </TreeItem>
        <TreeItem itemId="payment" label="Payment">
          <TreeItem itemId="card" label="Card" />
        </TreeItem>
      </SimpleTreeView>
      {/* #preview-end */}
    </Box>
  );
}
