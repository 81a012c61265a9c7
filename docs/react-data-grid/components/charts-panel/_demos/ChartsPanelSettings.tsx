import BarChartIcon from '@mui/icons-material/BarChart';
import ShowChartIcon from '@mui/icons-material/ShowChart';
import {BarChart} from '@mui/x-charts/BarChart';
import {LineChart} from '@mui/x-charts/LineChart';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  type GridChartsRendererProxyProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const rows = [
  {id: 1, month: 'May', solar: 410, wind: 220},
  {id: 2, month: 'June', solar: 460, wind: 180},
  {id: 3, month: 'July', solar: 480, wind: 150},
];

const columns: GridColDef[] = [
  {field: 'month', headerName: 'Month', minWidth: 90, flex: 1},
  {field: 'solar', headerName: 'Solar (kWh)', type: 'number', width: 120},
  {field: 'wind', headerName: 'Wind (kWh)', type: 'number', width: 120},
];

// #preview-start
const stacked = {label: 'Stacked', type: 'boolean', default: true} as const;
const schema = {
  bar: {
    label: 'Bars',
    icon: () => <BarChartIcon />,
    customization: [{id: 'look', label: 'Look', controls: {stacked}}],
  },
  line: {label: 'Lines', icon: () => <ShowChartIcon />, customization: []},
};

const EnergyChart: GridChartsRendererProxyProps['renderer'] = (props) => {
  const {dimensions, values, chartType, configuration} = props;
  const data = dimensions[0]?.data ?? [];
  const stack = configuration.stacked === false ? undefined : 'all';

  return chartType === 'line' ? (
    <LineChart height={220} skipAnimation xAxis={[{data, scaleType: 'point'}]} series={values} />
  ) : (
    <BarChart
      height={220}
      skipAnimation
      xAxis={[{data, scaleType: 'band'}]}
      series={values.map((series) => ({...series, stack}))}
    />
  );
};
// #preview-end

const slots = {chartsPanel: GridChartsPanel};
const slotProps = {chartsPanel: {schema}};
const initialState = {
  chartsIntegration: {
    activeChartId: 'energy',
    charts: {energy: {dimensions: ['month'], values: ['solar', 'wind'], chartType: 'bar'}},
  },
};

export default function ChartsPanelSettings() {
  return (
    <GridChartsIntegrationContextProvider>
      <div style={{height: 370}}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          chartsIntegration
          experimentalFeatures={{charts: true}}
          initialState={initialState}
          slots={slots}
          slotProps={slotProps}
          label="Energy"
          showToolbar
        />
      </div>
      <div style={{height: 220}}>
        <GridChartsRendererProxy id="energy" label="Energy" renderer={EnergyChart} />
      </div>
    </GridChartsIntegrationContextProvider>
  );
}
