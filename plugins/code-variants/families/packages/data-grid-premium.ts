export {DataGridPremium} from '@mui/x-data-grid-premium';
