import {flushSync} from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {useSimpleTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function SimpleExpansionReveal() {
  const apiRef = useSimpleTreeViewApiRef();

  // #preview-start
  function showCrater() {
    flushSync(() => {
      for (const itemId of ['planets', 'moon']) {
        apiRef.current?.setItemExpansion({itemId, shouldBeExpanded: true});
      }
    });
    apiRef.current?.focusItem(null, 'tycho');
  }
  // #preview-end

  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <Button variant="outlined" onClick={showCrater} sx={{mb: 1}}>
        Show Tycho
      </Button>
      <SimpleTreeView aria-label="Sky" apiRef={apiRef}>
        <TreeItem itemId="planets" label="Planets and moons">
          <TreeItem itemId="moon" label="The Moon">
            <TreeItem itemId="tycho" label="Tycho crater" />
          </TreeItem>
        </TreeItem>
        <TreeItem itemId="stars" label="Stars">
          <TreeItem itemId="vega" label="Vega" />
        </TreeItem>
      </SimpleTreeView>
      {/* #preview-end */}
    </Box>
  );
}
