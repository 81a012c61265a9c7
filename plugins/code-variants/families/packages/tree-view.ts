export {RichTreeView} from '@mui/x-tree-view';
