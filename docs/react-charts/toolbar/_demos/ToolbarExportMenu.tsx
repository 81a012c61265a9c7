import {BarChartPro} from '@mui/x-charts-pro/BarChartPro';

const fairs = ['Leipzig', 'Turin', 'Lyon', 'Ghent'];

export default function ToolbarExportMenu() {
  return (
    // #preview-start
    <BarChartPro
      height={240}
      showToolbar
      slotProps={{
        toolbar: {
          printOptions: {disableToolbarButton: true},
          imageExportOptions: [
            {type: 'image/png', fileName: 'book-fairs'},
            {type: 'image/jpeg', fileName: 'book-fairs', quality: 0.8},
          ],
        },
      }}
      xAxis={[{data: fairs}]}
      series={[{data: [285, 215, 98, 41]}]}
      aria-label="Visitors in thousands: Leipzig 285, Turin 215, Lyon 98, Ghent 41"
    />
    // #preview-end
  );
}
