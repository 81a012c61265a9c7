import {BarPlot} from '@mui/x-charts-pro/BarChart';
import {ChartsDataProviderPro} from '@mui/x-charts-pro/ChartsDataProviderPro';
import {ChartsSurface} from '@mui/x-charts-pro/ChartsSurface';
import {ChartsToolbarPro} from '@mui/x-charts-pro/ChartsToolbarPro';
import {ChartsTooltip} from '@mui/x-charts-pro/ChartsTooltip';
import {ChartsWrapper} from '@mui/x-charts-pro/ChartsWrapper';
import {ChartsXAxis} from '@mui/x-charts-pro/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts-pro/ChartsYAxis';

export default function ToolbarComposed() {
  return (
    // #preview-start
    <ChartsDataProviderPro
      height={220}
      series={[{type: 'bar', data: [14, 9, 17, 22], label: 'Loans'}]}
      xAxis={[{id: 'month', scaleType: 'band', data: ['Jan', 'Feb', 'Mar', 'Apr']}]}
      yAxis={[{id: 'loans'}]}
    >
      <ChartsWrapper hideLegend>
        <ChartsToolbarPro printOptions={{fileName: 'Loans'}} />
        <ChartsSurface aria-label="Loans per month, from 9 in February to 22 in April">
          <BarPlot />
          <ChartsXAxis axisId="month" />
          <ChartsYAxis axisId="loans" />
        </ChartsSurface>
        <ChartsTooltip />
      </ChartsWrapper>
    </ChartsDataProviderPro>
    // #preview-end
  );
}
