import * as charts from '@mui/x-charts';
import * as proCharts from '@mui/x-charts-pro';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {page} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import BarSchedule from './_demos/BarSchedule';
import GridSchedule from './_demos/GridSchedule';

claim('lead', 'the packages export no Gantt chart', () => {
  const names = [...Object.keys(charts), ...Object.keys(proCharts)];
  expect(names.filter((name) => /gantt/i.test(name))).toEqual([]);
});

claim('bars', 'the tooltip of a task shows its dates only', async () => {
  const warn = vi.spyOn(console, 'warn');
  const error = vi.spyOn(console, 'error');
  const screen = await render(
    <div style={{width: 600}}>
      <BarSchedule />
      <GridSchedule />
    </div>,
  );
  const bars = () => document.querySelectorAll('.MuiBarElement-root');
  await expect.poll(() => bars().length).toBe(8);
  const last = bars()[6];
  if (!last) throw new Error('no bar');
  await page.elementLocator(last).hover();
  await expect.poll(() => document.querySelector('[role=tooltip]')?.textContent).toMatch(/Mar 16 to Apr 1$/);
  await expect.poll(() => screen.container.querySelectorAll('[role=img][aria-label=busy]').length).toBe(12);
  expect([...warn.mock.calls, ...error.mock.calls]).toEqual([]);
});
