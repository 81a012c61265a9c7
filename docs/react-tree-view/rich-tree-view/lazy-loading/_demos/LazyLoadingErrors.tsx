import {useState} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {RichTreeViewPro} from '@mui/x-tree-view-pro/RichTreeViewPro';

type Drive = {id: string; label: string; files: number};

const drives: Drive[] = [
  {id: 'reports', label: 'Reports', files: 1},
  {id: 'backup', label: 'Backup', files: -1},
  {id: 'inbox', label: 'Inbox', files: -1},
];

/** Stands for your server: the first request for the backup fails, and the inbox is empty. */
function createServer() {
  let isBackupReady = false;
  return async (id: string): Promise<Drive[]> => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    if (id === 'backup' && !isBackupReady) {
      isBackupReady = true;
      throw new Error('The backup did not respond.');
    }
    return id === 'inbox' ? [] : [{id: `${id}/2026`, label: '2026', files: 0}];
  };
}

export default function LazyLoadingErrors() {
  const [message, setMessage] = useState('Expand a folder');
  const [fetchFiles] = useState(createServer);

  // #preview-start
  async function getTreeItems(id = '') {
    setMessage('Loading');
    try {
      const files = await fetchFiles(id);
      setMessage(files.length > 0 ? 'Loaded' : 'This folder is empty');
      return files;
    } catch (error) {
      setMessage('Not loaded. Expand the folder again to retry.');
      throw error;
    }
  }
  // #preview-end

  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      <Box sx={{height: 160}}>
        {/* #preview-start */}
        <RichTreeViewPro
          aria-label="Folders"
          items={drives}
          dataSource={{getTreeItems, getChildrenCount: (drive: Drive) => drive.files}}
        />
        {/* #preview-end */}
      </Box>
      <Typography role="status">{message}</Typography>
    </Box>
  );
}
