import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {useTreeItem2Utils} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem2, type TreeItem2Props} from '@mui/x-tree-view/TreeItem2';

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
function StockItem({label, ...props}: TreeItem2Props) {
  const {publicAPI} = useTreeItem2Utils({itemId: props.itemId, children: props.children});
  const stock: Stock = publicAPI.getItem(props.itemId);
  return (
    <TreeItem2
      {...props}
      label={
        <Box sx={{display: 'flex', justifyContent: 'space-between', gap: 1}}>
          <span>{label}</span>
          <Typography component="span" variant="body2" sx={{fontVariantNumeric: 'tabular-nums'}}>
            {stock.count.toLocaleString('en')}
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
