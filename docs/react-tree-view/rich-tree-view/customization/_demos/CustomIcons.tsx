import Box from '@mui/material/Box';
import DescriptionOutlinedIcon from '@mui/icons-material/DescriptionOutlined';
import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import type {TreeViewDefaultItemModelProperties} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

const documents: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'lease',
    label: 'Lease',
    children: [
      {id: 'contract', label: 'Contract.pdf'},
      {id: 'keys', label: 'Key list.pdf'},
    ],
  },
  {id: 'taxes', label: 'Taxes', children: [{id: 'form', label: 'Form 2025.pdf'}]},
];

export default function CustomIcons() {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeView
        aria-label="Documents"
        items={documents}
        defaultExpandedItems={['lease']}
        slots={{expandIcon: FolderIcon, collapseIcon: FolderOpenIcon, endIcon: DescriptionOutlinedIcon}}
        slotProps={{endIcon: {opacity: 0.7}}}
      />
      {/* #preview-end */}
    </Box>
  );
}
