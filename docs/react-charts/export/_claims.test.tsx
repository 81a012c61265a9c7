import {BarPlot} from '@mui/x-charts-pro/BarChart';
import {BarChartPro} from '@mui/x-charts-pro/BarChartPro';
import {ChartsContainerPro} from '@mui/x-charts-pro/ChartsContainerPro';
import type {ChartProApi} from '@mui/x-charts-pro/context';
import {claim} from '@site/tests/claims/claim';
import type * as React from 'react';
import {beforeEach, expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';

// The license key is missing here.
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

const size = {width: 300, height: 200, skipAnimation: true};
const axis = [{id: 'x', data: ['A', 'B']}];

/** Renders a chart and returns its API. */
async function chartApi() {
  const apiRef: React.RefObject<ChartProApi<'bar'> | undefined> = {current: undefined};
  const screen = await render(
    <BarChartPro
      {...size}
      apiRef={apiRef}
      xAxis={axis}
      series={[{data: [1, 2], label: 'Boats'}]}
      showToolbar
    />,
  );
  await expect.element(screen.getByRole('toolbar')).toBeVisible();
  await expect.poll(() => screen.container.querySelectorAll('.MuiBar-element').length).toBe(2);
  const api = apiRef.current;
  if (!api) throw new Error('no API');
  return api;
}

/** Names of the files that are downloaded from here on. */
function downloads(): string[] {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return names;
}

claim('api', 'an image is named by fileName, or else by the title of the page', async () => {
  const names = downloads();
  const api = await chartApi();
  api.exportAsImage({fileName: 'boats', type: 'image/webp'});
  await expect.poll(() => names, {timeout: 10_000}).toHaveLength(1);
  expect(names[0]).toMatch(/^boats/);
  document.title = 'My page';
  api.exportAsImage();
  await expect.poll(() => names, {timeout: 10_000}).toHaveLength(2);
  expect(names[1]).toMatch(/^My page/);
});

claim('before-export', 'the copy has the legend; an own function keeps the toolbar', async () => {
  const names = downloads();
  const api = await chartApi();
  let text: string | null | undefined;
  let hasToolbar: boolean | undefined;
  api.exportAsImage({
    onBeforeExport: ({contentDocument}) => {
      text = contentDocument?.body.textContent;
      hasToolbar = Boolean(contentDocument?.querySelector('[role=toolbar]'));
    },
  });
  await expect.poll(() => names, {timeout: 10_000}).toHaveLength(1);
  expect(text).toContain('Boats');
  expect(hasToolbar).toBe(true);
  const {defaultOnBeforeExport} = await import('@mui/x-charts-pro/models');
  api.exportAsImage({
    onBeforeExport: (iframe) => {
      defaultOnBeforeExport(iframe);
      hasToolbar = Boolean(iframe.contentDocument?.querySelector('[role=toolbar]'));
    },
  });
  await expect.poll(() => names, {timeout: 10_000}).toHaveLength(2);
  expect(hasToolbar).toBe(false);
});

claim('api', 'exportAsPrint opens the print dialog of the copy', async () => {
  const api = await chartApi();
  const print = vi.fn();
  api.exportAsPrint({
    onBeforeExport: ({contentWindow}) => {
      if (contentWindow) contentWindow.print = print;
    },
  });
  await expect.poll(() => print.mock.calls.length, {timeout: 10_000}).toBe(1);
});

claim('limitations', 'without ChartsWrapper nothing is exported', async () => {
  const names = downloads();
  const apiRef: React.RefObject<ChartProApi | undefined> = {current: undefined};
  const {container} = await render(
    <ChartsContainerPro
      {...size}
      apiRef={apiRef}
      xAxis={[{id: 'x', scaleType: 'band', data: ['A', 'B']}]}
      series={[{type: 'bar', data: [1, 2]}]}
    >
      <BarPlot />
    </ChartsContainerPro>,
  );
  await expect.poll(() => container.querySelectorAll('.MuiBar-element').length).toBe(2);
  const before = vi.fn();
  apiRef.current?.exportAsImage({onBeforeExport: before});
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(before).not.toHaveBeenCalled();
  expect(names).toEqual([]);
});
