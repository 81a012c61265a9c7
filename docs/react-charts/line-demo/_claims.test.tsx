import {LineChart} from '@mui/x-charts/LineChart';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';
import LineDemoForecast from './_demos/LineDemoForecast';
import LineDemoYears from './_demos/LineDemoYears';

const longer = {
  width: 400,
  height: 300,
  skipAnimation: true,
  xAxis: [{data: [1, 2]}],
};

claim('forecast', 'the line of the series with this id is dashed, the other one is not', async () => {
  await render(
    <div style={{width: 500}}>
      <LineDemoForecast />
    </div>,
  );
  const dashes = (id: string) => {
    const line = document.querySelector(
      `.MuiLineElement-root[data-series="${id}"], path[data-series="${id}"]`,
    );
    return line ? getComputedStyle(line).strokeDasharray : undefined;
  };
  await expect.poll(() => dashes('forecast')).toBe('6px, 5px');
  expect(dashes('actual')).toBe('none');
});

claim('years', 'only the latest value has a mark', async () => {
  const {container} = await render(
    <div style={{width: 500}}>
      <LineDemoYears />
    </div>,
  );
  await expect.poll(() => container.querySelectorAll('path[data-series]').length).toBe(2);
  expect(container.querySelectorAll('.MuiMarkElement-root').length).toBe(1);
});

claim('years', 'a series longer than the axis is reported in the console', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  await render(<LineChart {...longer} series={[{data: [1, 2, 3]}]} />);
  await expect
    .poll(() => error.mock.calls.join(' '))
    .toMatch(/The data length of the x axis .* is lower than the length of series/);
});

claim('years', 'with area, the chart throws instead', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const chart = <LineChart {...longer} series={[{data: [1, 2, 3], area: true}]} />;
  await expect(render(chart)).rejects.toThrow(/is lower than the length of series/);
});
