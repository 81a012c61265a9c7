import Box from '@mui/material/Box';
import {createTheme, ThemeProvider, type Theme} from '@mui/material/styles';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';
import type {} from '@mui/x-tree-view/themeAugmentation';

// #preview-start
const withTrees = (outer: Theme) =>
  createTheme(outer, {
    components: {
      MuiSimpleTreeView: {defaultProps: {itemChildrenIndentation: 28}},
      MuiTreeItem: {
        styleOverrides: {
          content: {
            borderRadius: 0,
            '&[data-selected]': {
              '&, &:hover, &[data-focused]': {backgroundColor: '#4a148c', color: '#ffffff'},
            },
          },
        },
      },
    },
  });
// #preview-end

export default function SimpleCustomTheme() {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <ThemeProvider theme={withTrees}>
        <SimpleTreeView aria-label="Exhibition" defaultExpandedItems={['hall']} defaultSelectedItems="masks">
          <TreeItem itemId="hall" label="Main hall">
            <TreeItem itemId="masks" label="Masks" />
            <TreeItem itemId="drums" label="Drums" />
          </TreeItem>
        </SimpleTreeView>
      </ThemeProvider>
      {/* #preview-end */}
    </Box>
  );
}
