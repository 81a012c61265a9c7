import {useState} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {useRichTreeViewProApiRef} from '@mui/x-tree-view-pro/hooks';
import {RichTreeViewPro} from '@mui/x-tree-view-pro/RichTreeViewPro';

type Job = {id: string; label: string; jobs: number};

const queues: Job[] = [{id: 'printer', label: 'Printer', jobs: -1}];

/** Stands for your server: each answer has one job more, up to four. */
function createServer() {
  let count = 1;
  return async (): Promise<Job[]> => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    const jobs = Array.from({length: count}, (_, index) => ({
      id: `job${index + 1}`,
      label: `Job ${index + 1}`,
      jobs: 0,
    }));
    count = Math.min(count + 1, 4);
    return jobs;
  };
}

export default function LazyLoadingRefresh() {
  const apiRef = useRichTreeViewProApiRef();
  const [isLoading, setIsLoading] = useState(false);
  const [dataSource] = useState(() => ({
    getTreeItems: createServer(),
    getChildrenCount: (job: Job) => job.jobs,
  }));

  // #preview-start
  async function refresh() {
    setIsLoading(true);
    await apiRef.current?.updateItemChildren('printer');
    setIsLoading(false);
  }
  // #preview-end

  return (
    <Box sx={{width: '100%', maxWidth: 360, height: 206}}>
      {/* #preview-start */}
      <Button variant="outlined" loading={isLoading} onClick={() => void refresh()} sx={{mb: 1}}>
        Refresh
      </Button>
      <RichTreeViewPro
        aria-label="Queues"
        apiRef={apiRef}
        items={queues}
        dataSource={dataSource}
        defaultExpandedItems={['printer']}
      />
      {/* #preview-end */}
    </Box>
  );
}
