import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export default function ExportBasic() {
  return (
    // #preview-start
    <LineChartPro
      height={260}
      showToolbar
      slotProps={{
        toolbar: {
          printOptions: {fileName: 'Honey'},
          imageExportOptions: [{type: 'image/png', fileName: 'Honey'}],
        },
      }}
      xAxis={[{data: months, scaleType: 'point'}]}
      yAxis={[{label: 'Jars'}]}
      series={[{data: [40, 52, 61, 120, 210, 340]}]}
      aria-label="Jars of honey sold per month, from 40 in January to 340 in June"
    />
    // #preview-end
  );
}
