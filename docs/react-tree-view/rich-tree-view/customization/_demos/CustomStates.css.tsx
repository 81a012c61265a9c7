import type {TreeViewDefaultItemModelProperties} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import './CustomStates.css';

const chapters: TreeViewDefaultItemModelProperties[] = [
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

export default function CustomStates() {
  return (
    <div className="chapters-box">
      {/* #preview-start */}
      <RichTreeView
        aria-label="Chapters"
        items={chapters}
        defaultExpandedItems={['part-1']}
        defaultSelectedItems="flood"
        className="chapters"
      />
      {/* #preview-end */}
    </div>
  );
}
