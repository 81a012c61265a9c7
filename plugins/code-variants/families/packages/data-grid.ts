export {DataGrid} from '@mui/x-data-grid';
