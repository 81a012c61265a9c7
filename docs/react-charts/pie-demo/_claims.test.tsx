import {claim} from '@site/tests/claims/claim';
import {expect, vi} from 'vitest';
import {page} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import PieDemoCenter from './_demos/PieDemoCenter';
import PieDemoCouncil from './_demos/PieDemoCouncil';
import PieDemoQuota from './_demos/PieDemoQuota';
import PieDemoTable from './_demos/PieDemoTable';
import PieDemoToggle from './_demos/PieDemoToggle';
import PieDemoYears from './_demos/PieDemoYears';

claim('center', 'onHighlightChange fires without highlightedItem, and the center follows', async () => {
  await render(<PieDemoCenter />);
  await expect.element(page.getByText('€2,100', {exact: true})).toBeInTheDocument();
  const arc = () => document.querySelector('.MuiPieChart-arc');
  await expect.poll(arc).toBeTruthy();
  arc()?.dispatchEvent(new PointerEvent('pointerover', {bubbles: true}));
  await expect.element(page.getByText('€1,180', {exact: true})).toBeInTheDocument();
});

claim('seats', 'the height stays the same even if the legend wraps', async () => {
  const heights: (number | undefined)[] = [];
  const rows: (number | undefined)[] = [];
  for (const width of [180, 900]) {
    const {container, unmount} = await render(
      <div style={{width}}>
        <PieDemoCouncil />
      </div>,
    );
    await expect.poll(() => document.querySelectorAll('.MuiPieChart-arc').length).toBe(4);
    heights.push(container.firstElementChild?.getBoundingClientRect().height);
    rows.push(container.querySelector('ul')?.getBoundingClientRect().height);
    await unmount();
  }
  expect(heights).toEqual([240, 240]);
  expect(rows[0]).toBeGreaterThan(rows[1] ?? Infinity);
});

claim('toggle', 'legend items are buttons, and a hidden slice stays in the legend', async () => {
  await render(<PieDemoToggle />);
  await page.getByRole('button', {name: 'Phones'}).click();
  await expect.element(page.getByRole('button', {name: 'Phones'})).toBeVisible();
  expect(document.querySelectorAll('.MuiChartsLegend-label')).toHaveLength(4);
});

claim('lead', 'the demos render without a console message', async () => {
  const error = vi.spyOn(console, 'error');
  const warn = vi.spyOn(console, 'warn');
  await render(
    <>
      <PieDemoCenter />
      <PieDemoCouncil />
      <PieDemoQuota />
      <PieDemoTable />
      <PieDemoToggle />
      <PieDemoYears />
    </>,
  );
  await expect.poll(() => document.querySelectorAll('.MuiPieChart-arc').length).toBe(27);
  expect(error).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
});
