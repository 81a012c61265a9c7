import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {useTreeItemModel} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';

interface Stock {
  id: string;
  label: string;
  count: number;
  children?: Stock[];
}

const warehouse: Stock[] = [
  {
    id: 'screws',
    label: 'Screws',
    count: 5400,
    children: [
      {id: 'm4', label: 'M4 × 20', count: 3100},
      {id: 'm6', label: 'M6 × 30', count: 2300},
    ],
  },
  {id: 'hinges', label: 'Hinges', count: 85},
];

// #preview-start
function StockItem({label, ...props}: TreeItemProps) {
  const stock = useTreeItemModel<Stock>(props.itemId);
  return (
    <TreeItem
      {...props}
      label={
        <Box sx={{display: 'flex', justifyContent: 'space-between', gap: 1}}>
          <span>{label}</span>
          <Typography component="span" variant="body2" sx={{fontVariantNumeric: 'tabular-nums'}}>
            {stock?.count.toLocaleString('en')}
          </Typography>
        </Box>
      }
    />
  );
}
// #preview-end

export default function CustomLabel() {
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <RichTreeView
        aria-label="Stock"
        items={warehouse}
        defaultExpandedItems={['screws']}
        slots={{item: StockItem}}
      />
      {/* #preview-end */}
    </Box>
  );
}
