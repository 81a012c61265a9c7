import {forwardRef, type Ref} from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem2Content,
  TreeItem2GroupTransition,
  TreeItem2IconContainer,
  TreeItem2Label,
  TreeItem2Root,
  type TreeItem2Props,
} from '@mui/x-tree-view/TreeItem2';
import {TreeItem2Icon} from '@mui/x-tree-view/TreeItem2Icon';
import {TreeItem2Provider} from '@mui/x-tree-view/TreeItem2Provider';
import {useTreeItem2} from '@mui/x-tree-view/useTreeItem2';

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
const ToppingItem = forwardRef(function ToppingItem(props: TreeItem2Props, ref: Ref<HTMLLIElement>) {
  const {id, itemId, label, children} = props;
  const item = useTreeItem2({id, itemId, label, children, rootRef: ref});
  const {visible, ...checkbox} = item.getCheckboxProps({'aria-hidden': true});
  return (
    <TreeItem2Provider itemId={itemId}>
      <TreeItem2Root {...item.getRootProps()}>
        <TreeItem2Content {...item.getContentProps()}>
          <TreeItem2IconContainer {...item.getIconContainerProps()}>
            <TreeItem2Icon status={item.status} />
          </TreeItem2IconContainer>
          <TreeItem2Label {...item.getLabelProps()} />
          {visible && <Checkbox {...checkbox} sx={{p: 0}} />}
        </TreeItem2Content>
        {children && <TreeItem2GroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItem2Root>
    </TreeItem2Provider>
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
