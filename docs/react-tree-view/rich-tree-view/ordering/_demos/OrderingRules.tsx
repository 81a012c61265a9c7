import Box from '@mui/material/Box';
import {RichTreeViewPro} from '@mui/x-tree-view-pro/RichTreeViewPro';

type Entry = {id: string; label: string; kind: 'album' | 'photo'; children?: Entry[]};

const albums: Entry[] = [
  {
    id: 'coast',
    label: 'Coast',
    kind: 'album',
    children: [
      {id: 'dunes', label: 'dunes.jpg', kind: 'photo'},
      {id: 'pier', label: 'pier.jpg', kind: 'photo'},
    ],
  },
  {id: 'city', label: 'City', kind: 'album', children: [{id: 'tram', label: 'tram.jpg', kind: 'photo'}]},
];

// #preview-start
const albumIds = new Set(albums.map((album) => album.id));
// #preview-end

export default function OrderingRules() {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeViewPro
        aria-label="Albums"
        items={albums}
        defaultExpandedItems={['coast', 'city']}
        itemsReordering
        // Albums stay where they are.
        isItemReorderable={(itemId) => !albumIds.has(itemId)}
        // Photos stay inside of albums.
        canMoveItemToNewPosition={({newPosition}) =>
          newPosition.parentId !== null && albumIds.has(newPosition.parentId)
        }
      />
      {/* #preview-end */}
    </Box>
  );
}
