import type {MouseEventHandler} from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';

const team = [
  {
    id: 'rehearsal',
    label: 'Rehearsal',
    children: [
      {id: 'ines', label: 'Ines Ferreira'},
      {id: 'olu', label: 'Olu Adeyemi'},
    ],
  },
  {id: 'mina', label: 'Mina Sato'},
];

// #preview-start
interface PersonLabelProps {
  className?: string;
  children?: string;
  onDoubleClick?: MouseEventHandler;
}

function PersonLabel({className, children = '', onDoubleClick}: PersonLabelProps) {
  const initials = children.replace(/[^A-Z]/g, '');
  return (
    <Box
      className={className}
      onDoubleClick={onDoubleClick}
      sx={{display: 'flex', alignItems: 'center', gap: 1, minHeight: 28}}
    >
      {initials.length === 2 && (
        <Avatar
          aria-hidden="true"
          sx={{width: 26, height: 26, fontSize: 11, bgcolor: '#1565c0', color: '#fff'}}
        >
          {initials}
        </Avatar>
      )}
      {children}
    </Box>
  );
}

function PersonItem(props: TreeItemProps) {
  return <TreeItem {...props} slots={{label: PersonLabel}} />;
}
// #preview-end

export default function ItemSlots() {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeView
        aria-label="Cast"
        items={team}
        defaultExpandedItems={['rehearsal']}
        slots={{item: PersonItem}}
      />
      {/* #preview-end */}
    </Box>
  );
}
