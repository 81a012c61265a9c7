export {RichTreeViewPro} from '@mui/x-tree-view-pro';
