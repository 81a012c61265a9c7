import * as charts from '@mui/x-charts';
import * as proCharts from '@mui/x-charts-pro';
import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {render} from 'vitest-browser-react';
import StackedParts from './_demos/StackedParts';
import TwoRings from './_demos/TwoRings';

claim('lead', 'the packages export no treemap', () => {
  const names = [...Object.keys(charts), ...Object.keys(proCharts)];
  expect(names.filter((name) => /treemap/i.test(name))).toEqual([]);
});

claim('two-rings', 'both rings are drawn, without a message', async () => {
  const warn = vi.spyOn(console, 'warn');
  const error = vi.spyOn(console, 'error');
  const screen = await render(
    <div style={{width: 600}}>
      <TwoRings />
      <StackedParts />
    </div>,
  );
  await expect.poll(() => document.querySelectorAll('.MuiPieChart-arc').length).toBe(9);
  await expect.poll(() => document.querySelectorAll('.MuiBarElement-root').length).toBe(9);
  expect([...warn.mock.calls, ...error.mock.calls]).toEqual([]);
  expect(screen.container.firstElementChild?.getBoundingClientRect().height).toBe(540);
});
