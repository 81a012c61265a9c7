import type {ReactNode} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

// #preview-start
function Account({name, amount, children}: {name: string; amount: string; children?: ReactNode}) {
  const label = (
    <Box sx={{display: 'flex', justifyContent: 'space-between', gap: 2}}>
      <span>{name}</span>
      <Typography component="span" sx={{color: 'text.secondary', fontVariantNumeric: 'tabular-nums'}}>
        {amount}
      </Typography>
    </Box>
  );
  return (
    <TreeItem itemId={name} label={label}>
      {children}
    </TreeItem>
  );
}
// #preview-end

export default function SimpleCustomLabel() {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <SimpleTreeView aria-label="Accounts" defaultExpandedItems={['Travel']}>
        <Account name="Travel" amount="1,240">
          <Account name="Trains" amount="890" />
          <Account name="Hotels" amount="350" />
        </Account>
        <Account name="Books" amount="75" />
      </SimpleTreeView>
      {/* #preview-end */}
    </Box>
  );
}
