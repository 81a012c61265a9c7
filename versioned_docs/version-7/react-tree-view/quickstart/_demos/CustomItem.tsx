import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
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
  {id: 'inbox', label: 'Inbox', unread: 4, children: [{id: 'team', label: 'Team', unread: 3}]},
  {id: 'archive', label: 'Archive', children: [{id: 'y2025', label: '2025'}]},
];

// #preview-start
function MailboxItem({label, ...props}: TreeItem2Props) {
  const {publicAPI} = useTreeItem2Utils({itemId: props.itemId, children: props.children});
  const {unread = 0}: Mailbox = publicAPI.getItem(props.itemId);

  return (
    <TreeItem2
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
