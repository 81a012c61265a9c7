import Box from '@mui/material/Box';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function HelpTopicsTree() {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <SimpleTreeView aria-label="Help topics" defaultExpandedItems={['account']}>
        <TreeItem itemId="account" label="Your account">
          <TreeItem itemId="password" label="Change the password" />
          <TreeItem itemId="email" label="Change the e-mail address" />
        </TreeItem>
        <TreeItem itemId="billing" label="Billing">
          <TreeItem itemId="invoices" label="Download invoices" />
          <TreeItem itemId="card" label="Replace the card" />
        </TreeItem>
      </SimpleTreeView>
      {/* #preview-end */}
    </Box>
  );
}
