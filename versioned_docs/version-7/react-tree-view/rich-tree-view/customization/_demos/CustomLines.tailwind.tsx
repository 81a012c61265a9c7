import type {TreeViewBaseItem} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

const family: TreeViewBaseItem[] = [
  {
    id: 'germanic',
    label: 'Germanic',
    children: [
      {
        id: 'north',
        label: 'North',
        children: [
          {id: 'icelandic', label: 'Icelandic'},
          {id: 'swedish', label: 'Swedish'},
        ],
      },
      {id: 'west', label: 'West'},
    ],
  },
];

// #preview-start
const lines = [
  '[&_.MuiTreeItem-groupTransition]:ms-[15px]! [&_.MuiTreeItem-groupTransition]:ps-3!',
  '[&_.MuiTreeItem-groupTransition]:[border-inline-start:1px_dashed]!',
].join(' ');
// #preview-end

export default function CustomLines() {
  return (
    <div className="w-full max-w-90">
      {/* #preview-start */}
      <RichTreeView
        aria-label="Languages"
        items={family}
        defaultExpandedItems={['germanic', 'north']}
        itemChildrenIndentation={0}
        className={lines}
      />
      {/* #preview-end */}
    </div>
  );
}
