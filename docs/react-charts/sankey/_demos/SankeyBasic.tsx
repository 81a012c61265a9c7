import {Unstable_SankeyChart as SankeyChart} from '@mui/x-charts-pro/SankeyChart';

export default function SankeyBasic() {
  return (
    // #preview-start
    <SankeyChart
      height={280}
      series={{
        data: {
          links: [
            {source: 'Solar', target: 'Electricity', value: 48},
            {source: 'Wind', target: 'Electricity', value: 62},
            {source: 'Gas', target: 'Electricity', value: 20},
            {source: 'Gas', target: 'Heating', value: 70},
            {source: 'Electricity', target: 'Homes', value: 75},
            {source: 'Electricity', target: 'Industry', value: 55},
            {source: 'Heating', target: 'Homes', value: 70},
          ],
        },
      }}
      aria-label="Energy in GWh: solar 48, wind 62, and gas 20 become electricity, gas 70 becomes heating"
    />
    // #preview-end
  );
}
