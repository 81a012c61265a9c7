import Box from '@mui/material/Box';
import {createTheme, ThemeProvider, type Theme} from '@mui/material/styles';
import type {TreeViewDefaultItemModelProperties} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import type {} from '@mui/x-tree-view/themeAugmentation';

const drills: TreeViewDefaultItemModelProperties[] = [
  {
    id: 'monday',
    label: 'Monday',
    children: [
      {id: 'sprints', label: 'Sprints'},
      {id: 'passing', label: 'Passing'},
    ],
  },
  {id: 'friday', label: 'Friday', children: [{id: 'match', label: 'Match'}]},
];

// #preview-start
const withTrees = (outer: Theme) =>
  createTheme(outer, {
    components: {
      MuiRichTreeView: {defaultProps: {itemChildrenIndentation: 24}},
      MuiTreeItem: {
        styleOverrides: {
          content: {borderRadius: 16, paddingBlock: 2},
          label: {fontSize: '0.875rem'},
        },
      },
    },
  });
// #preview-end

export default function CustomTheme() {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <ThemeProvider theme={withTrees}>
        <RichTreeView aria-label="Training" items={drills} defaultExpandedItems={['monday']} />
      </ThemeProvider>
      {/* #preview-end */}
    </Box>
  );
}
