import createCache from '@emotion/cache';
import {CacheProvider} from '@emotion/react';
import {BarChart} from '@mui/x-charts/BarChart';

// #preview-start
// In your app: read the nonce that the server made for this response, for example from a meta tag.
const cache = createCache({key: 'chart', nonce: 'r4nd0m', prepend: true});

export default function ChartWithNonce() {
  return (
    <CacheProvider value={cache}>
      <BarChart
        height={240}
        series={[{data: [12, 19, 8], label: 'Reports'}]}
        xAxis={[{data: ['Blocked', 'Allowed', 'Pending']}]}
        hideLegend
        aria-label="Reports: 12 blocked, 19 allowed, 8 pending"
      />
    </CacheProvider>
  );
}
// #preview-end
