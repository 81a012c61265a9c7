import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

// #preview-start
const look = [
  '[&_.MuiTreeItem-content[data-selected]]:bg-[#1b5e20]!',
  '[&_.MuiTreeItem-content[data-selected]]:text-white!',
  '[&_.MuiTreeItem-content[data-focused]]:[outline:2px_solid_currentcolor]!',
  '[&_.MuiTreeItem-content[data-focused]]:[outline-offset:-2px]!',
].join(' ');
// #preview-end

export default function SimpleCustomStates() {
  return (
    <div className="w-full max-w-90">
      {/* #preview-start */}
      <SimpleTreeView
        aria-label="Lessons"
        defaultExpandedItems={['basics']}
        defaultSelectedItems="scales"
        className={look}
      >
        <TreeItem itemId="basics" label="Basics">
          <TreeItem itemId="posture" label="Posture" />
          <TreeItem itemId="scales" label="Scales" />
        </TreeItem>
        <TreeItem itemId="songs" label="Songs">
          <TreeItem itemId="waltz" label="Waltz" />
        </TreeItem>
      </SimpleTreeView>
      {/* #preview-end */}
    </div>
  );
}
