import {Unstable_SankeyChart as SankeyChart} from '@mui/x-charts-pro/SankeyChart';

export default function SankeyOrder() {
  return (
    // #preview-start
    <SankeyChart
      height={280}
      series={{
        data: {
          nodes: [
            {id: 'all', label: 'Applications', color: '#546e7a'},
            {id: 'first', label: 'First interview', color: '#1976d2'},
            {id: 'second', label: 'Second interview', color: '#1976d2'},
            {id: 'offer', label: 'Offer', color: '#2e7d32'},
            {id: 'no', label: 'Declined', color: '#c62828'},
          ],
          links: [
            {source: 'all', target: 'first', value: 90},
            {source: 'all', target: 'no', value: 150},
            {source: 'first', target: 'second', value: 40},
            {source: 'first', target: 'no', value: 50},
            {source: 'second', target: 'offer', value: 12},
            {source: 'second', target: 'no', value: 28},
          ],
        },
        nodeOptions: {sort: 'fixed', width: 12, padding: 24},
        linkOptions: {sort: 'fixed', showValues: true, color: 'target', opacity: 0.4},
      }}
      aria-label="240 applications: 90 to a first interview, 40 to a second, 12 offers, 228 declined"
    />
    // #preview-end
  );
}
