import {Gauge} from '@mui/x-charts/Gauge';
import {useSeries} from '@mui/x-charts/hooks';
import {claim} from '@site/tests/claims/claim';
import {expect} from 'vitest';
import {userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import GaugeNoValue from './_demos/GaugeNoValue';

const size = {width: 200, height: 160, skipAnimation: true};
const half = {startAngle: -90, endAngle: 90};

const arc = (name: 'valueArc' | 'referenceArc') =>
  document.querySelector(`.MuiGauge-${name}`)?.getBoundingClientRect();

claim('arc', 'a value beyond the limits continues past the end of the arc', async () => {
  await render(<Gauge {...size} {...half} value={150} />);
  await expect.poll(() => arc('valueArc')).toBeDefined();
  expect(arc('valueArc')?.bottom).toBeGreaterThan((arc('referenceArc')?.bottom ?? 0) + 10);
});

claim('arc', 'null and an empty string remove the text, and a line break starts a line', async () => {
  const screen = await render(<Gauge {...size} value={5} text={() => null} />);
  expect(screen.container.querySelector('text')).toBeNull();
  await screen.rerender(<Gauge {...size} value={5} text="" />);
  expect(screen.container.textContent).toBe('');
  await screen.rerender(<Gauge {...size} value={5} text={'5\nkm'} />);
  expect(screen.container.querySelectorAll('tspan')).toHaveLength(2);
});

claim('no-value', 'null shows the reference arc alone', async () => {
  const screen = await render(<GaugeNoValue />);
  await expect.element(screen.getByText('No signal')).toBeInTheDocument();
  expect(arc('referenceArc')).toBeDefined();
  expect(arc('valueArc')).toBeUndefined();
  await expect.element(screen.getByRole('img', {name: 'Humidity: no signal'})).toBeInTheDocument();
  await screen.getByRole('button', {name: 'Connect'}).click();
  await expect.element(screen.getByRole('meter', {name: 'Humidity'})).toBeInTheDocument();
});

claim('accessibility', 'the role is meter, with the value and its limits, and no tab stop', async () => {
  const screen = await render(<Gauge {...size} value={384} valueMax={512} aria-label="Storage" />);
  const meter = screen.getByRole('meter', {name: 'Storage'});
  await expect.element(meter).toHaveAttribute('aria-valuenow', '384');
  await expect.element(meter).toHaveAttribute('aria-valuemin', '0');
  await expect.element(meter).toHaveAttribute('aria-valuemax', '512');
  await screen.rerender(<Gauge {...size} value={null} aria-label="Storage" />);
  expect(meter.element().hasAttribute('aria-valuenow')).toBe(false);
  await userEvent.tab();
  expect(screen.container.contains(document.activeElement)).toBe(false);
});

claim('limitations', 'useSeries finds nothing in a gauge', async () => {
  const Probe = () => <text>{JSON.stringify(useSeries())}</text>;
  const screen = await render(
    <Gauge {...size} value={5} text={() => null}>
      <Probe />
    </Gauge>,
  );
  await expect.poll(() => screen.container.textContent).toBe('{}');
});
