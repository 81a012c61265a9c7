import {forwardRef} from 'react';
import Box from '@mui/material/Box';
import Switch, {type SwitchProps} from '@mui/material/Switch';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem2, type TreeItem2Props} from '@mui/x-tree-view/TreeItem2';

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
}

const AlertSwitch = forwardRef<HTMLButtonElement, AlertSwitchProps>(function AlertSwitch(
  {visible, ...props},
  ref,
) {
  return visible ? <Switch {...props} aria-hidden="true" size="small" color="primary" ref={ref} /> : null;
});

function AlertItem(props: TreeItem2Props) {
  return <TreeItem2 {...props} slots={{checkbox: AlertSwitch}} />;
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
