import BarChartIcon from '@mui/icons-material/BarChart';
import Button from '@mui/material/Button';
import {BarChart} from '@mui/x-charts/BarChart';
import {
  ChartsPanelTrigger,
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  Toolbar,
  type GridChartsRendererProxyProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const rows = [
  {id: 1, harbor: 'Rotterdam', arrivals: 27, departures: 31},
  {id: 2, harbor: 'Antwerp', arrivals: 22, departures: 19},
  {id: 3, harbor: 'Hamburg', arrivals: 14, departures: 16},
];

const columns: GridColDef[] = [
  {field: 'harbor', headerName: 'Harbor', minWidth: 110, flex: 1},
  {field: 'arrivals', headerName: 'Arrivals', type: 'number', width: 100},
  {field: 'departures', headerName: 'Departures', type: 'number', width: 110},
];

// #preview-start
const Bars: GridChartsRendererProxyProps['renderer'] = ({dimensions, values}) => (
  <BarChart
    height={220}
    skipAnimation
    xAxis={[{data: dimensions[0]?.data ?? [], scaleType: 'band'}]}
    series={values.map(({id, label, data}) => ({id, label, data}))}
  />
);

function HarborToolbar() {
  return (
    <Toolbar>
      <ChartsPanelTrigger render={<Button startIcon={<BarChartIcon />} />}>Chart</ChartsPanelTrigger>
    </Toolbar>
  );
}

const slots = {toolbar: HarborToolbar, chartsPanel: GridChartsPanel};
const slotProps = {
  chartsPanel: {schema: {bar: {label: 'Bars', icon: () => <BarChartIcon />, customization: []}}},
};
const initialState = {
  chartsIntegration: {
    activeChartId: 'ships',
    charts: {ships: {dimensions: ['harbor'], values: ['arrivals', 'departures'], chartType: 'bar'}},
  },
};

export default function ChartsPanelButton() {
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
          showToolbar
          aria-label="Ships"
        />
      </div>
      <div style={{height: 220}}>
        <GridChartsRendererProxy id="ships" label="Ships" renderer={Bars} />
      </div>
    </GridChartsIntegrationContextProvider>
  );
}
// #preview-end
