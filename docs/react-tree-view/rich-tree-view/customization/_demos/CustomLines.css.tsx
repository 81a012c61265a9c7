import type {TreeViewDefaultItemModelProperties} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import './CustomLines.css';

const family: TreeViewDefaultItemModelProperties[] = [
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

export default function CustomLines() {
  return (
    <div className="languages-box">
      {/* #preview-start */}
      <RichTreeView
        aria-label="Languages"
        items={family}
        defaultExpandedItems={['germanic', 'north']}
        itemChildrenIndentation={0}
        className="languages"
      />
      {/* #preview-end */}
    </div>
  );
}
