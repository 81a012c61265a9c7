import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';

export default function FunnelBasic() {
  return (
    // #preview-start
    <FunnelChart
      height={280}
      series={[
        {
          data: [
            {value: 4200, label: 'Visited'},
            {value: 1900, label: 'Added to cart'},
            {value: 1100, label: 'Started checkout'},
            {value: 840, label: 'Paid'},
          ],
        },
      ]}
      categoryAxis={{categories: ['Visited', 'Added to cart', 'Started checkout', 'Paid'], size: 120}}
      hideLegend
      aria-label="Orders in a week: 4,200 visited, 1,900 added to cart, 1,100 started checkout, 840 paid"
    />
    // #preview-end
  );
}
