import {createTheme, ThemeProvider, type Theme} from '@mui/material/styles';
import {BarChart} from '@mui/x-charts/BarChart';
import {frFR} from '@mui/x-charts/locales';

// #preview-start
/** In your app: `createTheme({…}, frFR)`. */
const withFrench = (outer: Theme) => createTheme(outer, frFR);

export default function FrenchCharts() {
  return (
    <ThemeProvider theme={withFrench}>
      <BarChart height={140} series={[]} aria-label="Ventes" />
      <BarChart height={140} series={[]} loading aria-label="Commandes" />
    </ThemeProvider>
  );
}
// #preview-end
