import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

const albums = [
  {name: 'Harbor', photos: ['Cranes', 'Lighthouse']},
  {name: 'Mountains', photos: []},
];

export default function SimpleItemsEmpty() {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <SimpleTreeView aria-label="Albums" defaultExpandedItems={['Harbor', 'Mountains']}>
        {albums.map(({name, photos}) => (
          <TreeItem key={name} itemId={name} label={name}>
            {photos.map((photo) => (
              <TreeItem key={photo} itemId={photo} label={photo} />
            ))}
            {photos.length === 0 && (
              <Typography
                component="li"
                role="none"
                sx={{paddingBlock: 0.5, paddingInlineStart: 5.5, color: 'text.secondary'}}
              >
                No photos yet
              </Typography>
            )}
          </TreeItem>
        ))}
      </SimpleTreeView>
      {/* #preview-end */}
    </Box>
  );
}
