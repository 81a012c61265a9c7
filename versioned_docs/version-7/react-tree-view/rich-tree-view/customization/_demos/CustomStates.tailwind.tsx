import type {TreeViewBaseItem} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

const chapters: TreeViewBaseItem[] = [
  {
    id: 'part-1',
    label: 'Part 1: The coast',
    children: [
      {id: 'ebb', label: 'Ebb'},
      {id: 'flood', label: 'Flood'},
    ],
  },
  {id: 'part-2', label: 'Part 2: The islands', children: [{id: 'wind', label: 'Wind'}]},
];

// #preview-start
const look = [
  '[&_.MuiTreeItem-content]:rounded-none!',
  '[&_.MuiTreeItem-content]:[border-inline-start:3px_solid_transparent]!',
  '[&_.MuiTreeItem-content.Mui-selected]:[border-inline-start-color:currentcolor]!',
  '[&_.MuiTreeItem-content.Mui-selected_.MuiTreeItem-label]:font-semibold!',
].join(' ');
// #preview-end

export default function CustomStates() {
  return (
    <div className="w-full max-w-90">
      {/* #preview-start */}
      <RichTreeView
        aria-label="Chapters"
        items={chapters}
        defaultExpandedItems={['part-1']}
        defaultSelectedItems="flood"
        className={look}
      />
      {/* #preview-end */}
    </div>
  );
}
