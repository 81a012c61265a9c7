import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import {useTreeItemModel} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';

interface Mailbox {
  id: string;
  label: string;
  unread?: number;
  children?: Mailbox[];
}

const mailboxes: Mailbox[] = [
  {id: 'inbox', label: 'Inbox', unread: 4, children: [{id: 'team', label: 'Team', unread: 3}]},
  {id: 'archive', label: 'Archive', children: [{id: 'y2025', label: '2025'}]},
];

// #preview-start
function MailboxItem({label, ...props}: TreeItemProps) {
  const mailbox = useTreeItemModel<Mailbox>(props.itemId);
  const unread = mailbox?.unread ?? 0;

  return (
    <TreeItem
      {...props}
      label={
        <Box sx={{display: 'flex', alignItems: 'center', gap: 1}}>
          <span>{label}</span>
          {unread > 0 && <Chip size="small" label={`${unread} unread`} />}
        </Box>
      }
    />
  );
}
// #preview-end

export default function CustomItem() {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeView
        aria-label="Mailboxes"
        items={mailboxes}
        defaultExpandedItems={['inbox']}
        slots={{item: MailboxItem, expandIcon: AddIcon, collapseIcon: RemoveIcon}}
      />
      {/* #preview-end */}
    </Box>
  );
}
