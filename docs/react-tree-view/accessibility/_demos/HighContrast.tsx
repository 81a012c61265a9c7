import Box from '@mui/material/Box';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem, treeItemClasses} from '@mui/x-tree-view/TreeItem';

export default function HighContrast() {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <SimpleTreeView
        aria-label="Tickets"
        defaultExpandedItems={['adults']}
        defaultSelectedItems="day"
        sx={{
          [`& .${treeItemClasses.content}[data-focused]`]: {
            outline: '2px solid currentcolor',
            outlineOffset: '-2px',
          },
          '@media (forced-colors: active)': {
            [`& .${treeItemClasses.content}[data-selected]`]: {
              forcedColorAdjust: 'none',
              '&, &:hover, &[data-focused]': {backgroundColor: 'Highlight', color: 'HighlightText'},
            },
          },
        }}
      >
        <TreeItem itemId="adults" label="Adults">
          <TreeItem itemId="day" label="Day ticket" />
          <TreeItem itemId="week" label="Week ticket" />
        </TreeItem>
        <TreeItem itemId="children" label="Children">
          <TreeItem itemId="school" label="School ticket" />
        </TreeItem>
      </SimpleTreeView>
      {/* #preview-end */}
    </Box>
  );
}
