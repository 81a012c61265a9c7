import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';
import './SimpleCustomStates.css';

export default function SimpleCustomStates() {
  return (
    <div className="lessons-box">
      {/* #preview-start */}
      <SimpleTreeView
        aria-label="Lessons"
        defaultExpandedItems={['basics']}
        defaultSelectedItems="scales"
        className="lessons"
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
