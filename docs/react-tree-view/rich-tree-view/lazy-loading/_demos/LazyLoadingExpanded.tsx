import Box from '@mui/material/Box';
import {RichTreeViewPro} from '@mui/x-tree-view-pro/RichTreeViewPro';

type Unit = {id: string; label: string; units: number};

const firstLevel: Unit[] = [
  {id: 'sales', label: 'Sales', units: 1},
  {id: 'support', label: 'Support', units: 1},
];

const below: Record<string, Unit[]> = {
  sales: [{id: 'north', label: 'North', units: 1}],
  north: [{id: 'team1', label: 'Team 1', units: 0}],
  support: [{id: 'phone', label: 'Phone', units: 0}],
};

const dataSource = {
  getTreeItems: async (parentId = '') => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    return below[parentId] ?? [];
  },
  getChildrenCount: (unit: Unit) => unit.units,
};

export default function LazyLoadingExpanded() {
  return (
    <Box sx={{width: '100%', maxWidth: 360, height: 160}}>
      {/* #preview-start */}
      <RichTreeViewPro
        aria-label="Units"
        items={firstLevel}
        dataSource={dataSource}
        defaultExpandedItems={['sales', 'north']}
      />
      {/* #preview-end */}
    </Box>
  );
}
