import {forwardRef} from 'react';
import Box from '@mui/material/Box';
import Switch, {type SwitchProps} from '@mui/material/Switch';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';

const alerts = [
  {
    id: 'mail',
    label: 'E-mail',
    children: [
      {id: 'news', label: 'Newsletter'},
      {id: 'invoices', label: 'Invoices'},
    ],
  },
  {id: 'phone', label: 'Text messages'},
];

// #preview-start
interface AlertSwitchProps extends SwitchProps {
  visible?: boolean;
  indeterminate?: boolean;
}

const AlertSwitch = forwardRef<HTMLButtonElement, AlertSwitchProps>(function AlertSwitch(
  {visible, indeterminate: _indeterminate, ...props},
  ref,
) {
  return visible ? <Switch {...props} size="small" color="primary" ref={ref} /> : null;
});

function AlertItem(props: TreeItemProps) {
  return <TreeItem {...props} slots={{checkbox: AlertSwitch}} />;
}
// #preview-end

export default function ItemCheckbox() {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeView
        aria-label="Notifications"
        items={alerts}
        multiSelect
        checkboxSelection
        defaultExpandedItems={['mail']}
        defaultSelectedItems={['invoices']}
        slots={{item: AlertItem}}
      />
      {/* #preview-end */}
    </Box>
  );
}
