import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {RichTreeViewPro} from '@mui/x-tree-view-pro/RichTreeViewPro';

type Folder = {id: string; label: string; folders: number};

const roots: Folder[] = [
  {id: 'photos', label: 'Photos', folders: 2},
  {id: 'drafts', label: 'Drafts', folders: -1},
  {id: 'archive', label: 'Archive', folders: 1},
];

const inside: Record<string, Folder[]> = {
  photos: [
    {id: 'harbour', label: 'Harbour in June', folders: 0},
    {id: 'market', label: 'Market hall', folders: 0},
  ],
  drafts: [],
  archive: [{id: 'letters', label: 'Letters', folders: 0}],
};

/** Stands for your server: it answers after a moment, and the archive has to wake up first. */
function startServer(say: (message: string) => void) {
  let isArchiveAwake = false;
  return async (id = ''): Promise<Folder[]> => {
    say('Loading');
    await new Promise((resolve) => setTimeout(resolve, 800));
    if (id === 'archive' && !isArchiveAwake) {
      isArchiveAwake = true;
      say('No answer. Open it again.');
      throw new Error('The archive did not answer.');
    }
    const folders = inside[id] ?? [];
    say(folders.length > 0 ? `${folders.length} loaded` : 'This folder is empty');
    return folders;
  };
}

export default function LoadOnOpen() {
  const [message, setMessage] = React.useState('Nothing loaded yet');
  // #preview-start
  const [dataSource] = React.useState(() => ({
    getTreeItems: startServer(setMessage),
    // 0 means a leaf, -1 a number that is not known yet.
    getChildrenCount: (folder: Folder) => folder.folders,
  }));
  // #preview-end

  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      <Box sx={{height: 170}}>
        {/* #preview-start */}
        <RichTreeViewPro aria-label="Folders" items={roots} dataSource={dataSource} />
        {/* #preview-end */}
      </Box>
      <Typography role="status">{message}</Typography>
    </Box>
  );
}
