export {BarChartPro} from '@mui/x-charts-pro';
