import {createTheme, ThemeProvider} from '@mui/material/styles';
import {BarChart} from '@mui/x-charts/BarChart';
import {ChartsLocalizationProvider} from '@mui/x-charts/ChartsLocalizationProvider';
import {frFR} from '@mui/x-charts/locales';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';
import FrenchCharts from './_demos/FrenchCharts';
import GermanValues from './_demos/GermanValues';
import OwnLanguage from './_demos/OwnLanguage';

const size = {width: 400, height: 200, skipAnimation: true};
const french = createTheme(frFR);
const {noData = '', loading = ''} = frFR.components.MuiChartsLocalizationProvider.defaultProps.localeText;

claim('lead', 'a pack in the theme translates both overlays', async () => {
  const screen = await render(
    <ThemeProvider theme={createTheme()}>
      <FrenchCharts />
    </ThemeProvider>,
  );
  await expect.element(screen.getByText(noData)).toBeVisible();
  await expect.element(screen.getByText(loading)).toBeVisible();
});

claim('own-texts', 'a chart with one text of its own keeps the rest of the pack', async () => {
  const screen = await render(
    <ThemeProvider theme={french}>
      <BarChart {...size} series={[]} localeText={{noData: 'Vide'}} />
      <BarChart {...size} series={[]} localeText={{noData: 'Vide'}} loading />
    </ThemeProvider>,
  );
  await expect.element(screen.getByText('Vide')).toBeVisible();
  await expect.element(screen.getByText(loading)).toBeVisible();
});

claim('own-texts', 'the provider overrides the theme, with English when it is outside', async () => {
  const screen = await render(
    <ThemeProvider theme={french}>
      <ChartsLocalizationProvider localeText={{noData: 'Vide'}}>
        <BarChart {...size} series={[]} />
        <BarChart {...size} series={[]} loading />
      </ChartsLocalizationProvider>
    </ThemeProvider>,
  );
  await expect.element(screen.getByText('Vide')).toBeVisible();
  await expect.element(screen.getByText(loading)).toBeVisible();
  await screen.rerender(
    <ChartsLocalizationProvider>
      <ThemeProvider theme={french}>
        <BarChart {...size} series={[]} />
      </ThemeProvider>
    </ChartsLocalizationProvider>,
  );
  await expect.element(screen.getByText('No data to display')).toBeVisible();
});

claim('own-texts', 'the demos render without a message', async () => {
  const warn = vi.spyOn(console, 'warn');
  const error = vi.spyOn(console, 'error');
  const screen = await render(
    <ThemeProvider theme={createTheme()}>
      <div style={{width: 600}}>
        <FrenchCharts />
        <OwnLanguage />
        <GermanValues />
      </div>
    </ThemeProvider>,
  );
  await expect.element(screen.getByText('今天没有订单')).toBeVisible();
  await expect.element(screen.getByText('20.000 €')).toBeVisible();
  expect([...warn.mock.calls, ...error.mock.calls]).toEqual([]);
  expect(screen.container.firstElementChild?.getBoundingClientRect().height).toBe(820);
});
