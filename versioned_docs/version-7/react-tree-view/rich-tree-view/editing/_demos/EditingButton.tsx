import type {MouseEvent} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type {TreeViewBaseItem} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem2, type TreeItem2Props} from '@mui/x-tree-view/TreeItem2';

const cameras: TreeViewBaseItem[] = [
  {id: 'cam-1', label: 'Entrance'},
  {id: 'cam-2', label: 'Yard'},
  {id: 'cam-3', label: 'Ramp'},
];

// #preview-start
interface CameraLabelProps {
  className?: string;
  children?: string;
  onDoubleClick?: (event: MouseEvent) => void;
}

function CameraLabel({className, children, onDoubleClick}: CameraLabelProps) {
  function handleClick(event: MouseEvent) {
    // Keeps the click from selecting the item.
    event.stopPropagation();
    onDoubleClick?.(event);
  }

  return (
    <Box className={className} sx={{display: 'flex', alignItems: 'center', gap: 1}}>
      <Box onDoubleClick={onDoubleClick} sx={{flex: 1}}>
        {children}
      </Box>
      <Button size="small" tabIndex={-1} aria-label={`Rename ${children}`} onClick={handleClick}>
        Rename
      </Button>
    </Box>
  );
}

function CameraItem(props: TreeItem2Props) {
  return <TreeItem2 {...props} slots={{label: CameraLabel}} />;
}
// #preview-end

export default function EditingButton() {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeView
        aria-label="Cameras"
        items={cameras}
        experimentalFeatures={{labelEditing: true}}
        isItemEditable
        slots={{item: CameraItem}}
      />
      {/* #preview-end */}
    </Box>
  );
}
