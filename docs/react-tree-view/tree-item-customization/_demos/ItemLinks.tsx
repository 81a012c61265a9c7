import {useRef} from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

// #preview-start
function PatternLink({name, page}: {name: string; page: string}) {
  const link = useRef<HTMLAnchorElement>(null);
  return (
    <TreeItem
      itemId={page}
      label={
        <Link
          ref={link}
          href={`https://www.w3.org/WAI/ARIA/apg/patterns/${page}/`}
          target="_blank"
          rel="noreferrer"
          color="inherit"
          tabIndex={-1}
        >
          {name}
        </Link>
      }
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          event.defaultMuiPrevented = true;
          link.current?.click();
        }
      }}
    />
  );
}
// #preview-end

export default function ItemLinks() {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <SimpleTreeView aria-label="Patterns" defaultExpandedItems={['lists']} disableSelection>
        <TreeItem itemId="lists" label="Lists">
          <PatternLink name="Tree view" page="treeview" />
          <PatternLink name="Listbox" page="listbox" />
        </TreeItem>
      </SimpleTreeView>
      {/* #preview-end */}
    </Box>
  );
}
