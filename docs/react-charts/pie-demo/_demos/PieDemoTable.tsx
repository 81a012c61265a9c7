import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {PieChart} from '@mui/x-charts/PieChart';

const visits = [
  {id: 'search', value: 5240, label: 'Search', color: '#1e88e5'},
  {id: 'direct', value: 2870, label: 'Direct', color: '#00897b'},
  {id: 'social', value: 1310, label: 'Social', color: '#fb8c00'},
  {id: 'email', value: 580, label: 'Email', color: '#8e24aa'},
];
const total = visits.reduce((sum, {value}) => sum + value, 0);

export default function PieDemoTable() {
  return (
    // #preview-start
    <Stack direction="row" sx={{alignItems: 'center', gap: 2}}>
      <Box sx={{flex: '1 1 0', minWidth: 0}}>
        <PieChart
          height={220}
          series={[{data: visits, innerRadius: '55%', paddingAngle: 2, cornerRadius: 4}]}
          hideLegend
          aria-label="Visits by source, as in the table"
        />
      </Box>
      <Box component="table" sx={{typography: 'body2', '& th, & td': {p: 0.5, textAlign: 'start'}}}>
        <caption>Visits by source</caption>
        <tbody>
          {visits.map(({id, value, label, color}) => (
            <tr key={id}>
              <th scope="row">
                <Box
                  component="span"
                  sx={{display: 'inline-block', width: 10, height: 10, marginInlineEnd: 1, bgcolor: color}}
                />
                {label}
              </th>
              <td>{value.toLocaleString('en-US')}</td>
              <td>{Math.round((value / total) * 100)}%</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Stack>
    // #preview-end
  );
}
