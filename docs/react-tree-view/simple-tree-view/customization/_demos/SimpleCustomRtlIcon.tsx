import Box from '@mui/material/Box';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import {useTheme} from '@mui/material/styles';
import type {SvgIconProps} from '@mui/material/SvgIcon';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

// #preview-start
function ExpandIcon(props: SvgIconProps) {
  const Icon = useTheme().direction === 'rtl' ? ChevronLeftIcon : ChevronRightIcon;
  return <Icon {...props} />;
}
// #preview-end

export default function SimpleCustomRtlIcon() {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <SimpleTreeView aria-label="Archive" slots={{expandIcon: ExpandIcon}}>
        <TreeItem itemId="letters" label="Letters">
          <TreeItem itemId="1912" label="1912" />
        </TreeItem>
        <TreeItem itemId="maps" label="Maps">
          <TreeItem itemId="coast" label="Coast" />
        </TreeItem>
      </SimpleTreeView>
      {/* #preview-end */}
    </Box>
  );
}
