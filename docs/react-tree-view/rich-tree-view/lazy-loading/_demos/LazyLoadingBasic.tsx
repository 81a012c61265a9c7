import {useState} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {RichTreeViewPro} from '@mui/x-tree-view-pro/RichTreeViewPro';

type Place = {id: string; label: string; places: number};

const world: Record<string, Place[]> = {
  top: [
    {id: 'norway', label: 'Norway', places: 2},
    {id: 'chile', label: 'Chile', places: 1},
  ],
  norway: [
    {id: 'oslo', label: 'Oslo', places: 0},
    {id: 'bergen', label: 'Bergen', places: 0},
  ],
  chile: [{id: 'arica', label: 'Arica', places: 0}],
};

// #preview-start
const dataSource = {
  // Stands for a request to your server.
  getTreeItems: async (parentId = 'top') => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    return world[parentId] ?? [];
  },
  getChildrenCount: (place: Place) => place.places,
};
// #preview-end

export default function LazyLoadingBasic() {
  const [isReady, setIsReady] = useState(false);
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      <Typography role="status">{isReady ? 'Countries' : 'Loading the countries'}</Typography>
      <Box sx={{height: 160}}>
        {/* #preview-start */}
        <RichTreeViewPro
          aria-label="Places"
          items={[]}
          dataSource={dataSource}
          onItemsLazyLoaded={() => setIsReady(true)}
        />
        {/* #preview-end */}
      </Box>
    </Box>
  );
}
