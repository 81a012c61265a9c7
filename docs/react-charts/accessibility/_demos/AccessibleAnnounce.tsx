import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {ChartsDataProvider} from '@mui/x-charts/ChartsDataProvider';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {useFocusedItem} from '@mui/x-charts/hooks';
import {FocusedLineMark, LinePlot, MarkPlot} from '@mui/x-charts/LineChart';

const years = ['2021', '2022', '2023', '2024', '2025'];
const members = [310, 342, 338, 401, 455];

// #preview-start
function FocusedValue() {
  const item = useFocusedItem();
  const index = item?.type === 'line' ? item.dataIndex : undefined;

  return (
    <Typography role="status" sx={{height: 32}}>
      {index === undefined ? '' : `${years[index]}: ${members[index]} members`}
    </Typography>
  );
}

export default function AccessibleAnnounce() {
  return (
    <Box sx={{width: '100%'}}>
      <ChartsDataProvider
        height={240}
        enableKeyboardNavigation
        xAxis={[{scaleType: 'point', data: years}]}
        series={[{type: 'line', data: members}]}
      >
        <FocusedValue />
        <ChartsSurface role="img" aria-label="Members grow from 310 in 2021 to 455 in 2025">
          <LinePlot />
          <MarkPlot />
          <FocusedLineMark />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
      </ChartsDataProvider>
    </Box>
  );
}
// #preview-end
