export {DataGridPro} from '@mui/x-data-grid-pro';
