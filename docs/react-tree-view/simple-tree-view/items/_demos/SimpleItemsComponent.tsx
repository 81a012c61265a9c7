import type {ReactNode} from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

// #preview-start
interface MailboxProps {
  name: string;
  unread?: number;
  children?: ReactNode;
}

function Mailbox({name, unread = 0, children}: MailboxProps) {
  return (
    <TreeItem
      itemId={name}
      label={
        <Box sx={{display: 'flex', justifyContent: 'space-between', alignItems: 'center'}}>
          {name}
          {unread > 0 && <Chip size="small" label={`${unread} new`} />}
        </Box>
      }
    >
      {children}
    </TreeItem>
  );
}
// #preview-end

export default function SimpleItemsComponent() {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <SimpleTreeView aria-label="Mailboxes" defaultExpandedItems={['Inbox']}>
        <Mailbox name="Inbox" unread={3}>
          <Mailbox name="Invoices" unread={1} />
          <Mailbox name="Newsletters" />
        </Mailbox>
        <Mailbox name="Sent" />
      </SimpleTreeView>
      {/* #preview-end */}
    </Box>
  );
}
