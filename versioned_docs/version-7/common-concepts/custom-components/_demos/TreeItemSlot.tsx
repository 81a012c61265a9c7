import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {useTreeItem2Utils} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem2, type TreeItem2Props} from '@mui/x-tree-view/TreeItem2';

interface Mailbox {
  id: string;
  label: string;
  unread?: number;
  children?: Mailbox[];
}

const mailboxes: Mailbox[] = [
  {
    id: 'inbox',
    label: 'Inbox',
    unread: 12,
    children: [
      {id: 'invoices', label: 'Invoices', unread: 3},
      {id: 'travel', label: 'Travel'},
    ],
  },
  {id: 'drafts', label: 'Drafts', unread: 1},
  {id: 'archive', label: 'Archive'},
];

// #preview-start
const MailboxItem = React.forwardRef<HTMLLIElement, TreeItem2Props>(function MailboxItem(props, ref) {
  const {publicAPI} = useTreeItem2Utils({itemId: props.itemId, children: props.children});
  const mailbox: Mailbox = publicAPI.getItem(props.itemId);

  return (
    <TreeItem2
      {...props}
      ref={ref}
      label={
        <Stack direction="row" sx={{justifyContent: 'space-between', alignItems: 'center'}}>
          {props.label}
          {mailbox.unread ? <Chip size="small" label={`${mailbox.unread} unread`} /> : null}
        </Stack>
      }
      slotProps={{content: {style: {paddingBlock: 6}}}}
    />
  );
});

export default function TreeItemSlot() {
  return (
    <RichTreeView
      aria-label="Mailboxes"
      items={mailboxes}
      defaultExpandedItems={['inbox']}
      slots={{item: MailboxItem}}
    />
  );
}
// #preview-end
