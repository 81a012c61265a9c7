import {forwardRef, type Ref} from 'react';
import Box from '@mui/material/Box';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {
  TreeItemCheckbox,
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';
import {TreeItemIcon} from '@mui/x-tree-view/TreeItemIcon';
import {TreeItemProvider} from '@mui/x-tree-view/TreeItemProvider';
import {useTreeItem} from '@mui/x-tree-view/useTreeItem';

const toppings = [
  {
    id: 'vegetables',
    label: 'Vegetables',
    children: [
      {id: 'peppers', label: 'Peppers'},
      {id: 'olives', label: 'Olives'},
    ],
  },
  {id: 'cheese', label: 'Extra cheese'},
];

// #preview-start
const ToppingItem = forwardRef(function ToppingItem(props: TreeItemProps, ref: Ref<HTMLLIElement>) {
  const {id, itemId, label, children} = props;
  const item = useTreeItem({id, itemId, label, children, rootRef: ref});
  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps()}>
        <TreeItemContent {...item.getContentProps()}>
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
          <TreeItemLabel {...item.getLabelProps()} />
          <TreeItemCheckbox {...item.getCheckboxProps()} />
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});
// #preview-end

export default function ItemHook() {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeView
        aria-label="Toppings"
        items={toppings}
        multiSelect
        checkboxSelection
        defaultExpandedItems={['vegetables']}
        slots={{item: ToppingItem}}
      />
      {/* #preview-end */}
    </Box>
  );
}
