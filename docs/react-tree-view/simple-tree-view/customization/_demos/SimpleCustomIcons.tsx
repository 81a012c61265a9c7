import Box from '@mui/material/Box';
import AddBoxOutlinedIcon from '@mui/icons-material/AddBoxOutlined';
import BuildOutlinedIcon from '@mui/icons-material/BuildOutlined';
import IndeterminateCheckBoxOutlinedIcon from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import PedalBikeIcon from '@mui/icons-material/PedalBike';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function SimpleCustomIcons() {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <SimpleTreeView
        aria-label="Bicycle parts"
        defaultExpandedItems={['drive']}
        slots={{
          expandIcon: AddBoxOutlinedIcon,
          collapseIcon: IndeterminateCheckBoxOutlinedIcon,
          endIcon: BuildOutlinedIcon,
        }}
      >
        <TreeItem itemId="drive" label="Drive">
          <TreeItem itemId="chain" label="Chain" />
          <TreeItem itemId="bike" label="Complete bicycle" slots={{endIcon: PedalBikeIcon}} />
        </TreeItem>
        <TreeItem itemId="wheels" label="Wheels">
          <TreeItem itemId="rim" label="Rim" />
        </TreeItem>
      </SimpleTreeView>
      {/* #preview-end */}
    </Box>
  );
}
