import {describe, expect, it, vi} from 'vitest';
import {getMetricParameters} from './reportMetrics';
import {watchWebVitals} from './webVitals';

const library = vi.hoisted(() => ({
  onCLS: vi.fn(),
  onFCP: vi.fn(),
  onINP: vi.fn(),
  onLCP: vi.fn(),
  onTTFB: vi.fn(),
}));

vi.mock('web-vitals', () => library);

describe('web vitals', () => {
  it('are reported for draws of at most 0.0001, of which there is one', async () => {
    for (const [draw, reports] of [
      [0, true],
      [0.0001, true],
      [0.00010001, false],
      [0.5, false],
    ] as const) {
      library.onLCP.mockClear();
      const next = vi.fn(() => draw);
      await watchWebVitals(next, () => {});
      expect(next).toHaveBeenCalledTimes(1);
      expect(library.onLCP).toHaveBeenCalledTimes(reports ? 1 : 0);
    }
  });

  it('are events with the name of the metric', async () => {
    const report = vi.fn();
    library.onCLS.mockImplementationOnce((found: (metric: object) => void) =>
      found({name: 'CLS', value: 0.3, delta: 0.1, id: 'v5-1'}),
    );
    await watchWebVitals(() => 0, report);
    expect(report).toHaveBeenCalledWith('CLS', {
      value: 0.1,
      metric_label: 'Web Vitals',
      metric_value: 0.3,
      metric_delta: 0.1,
      metric_id: 'v5-1',
    });
  });

  it('have the delta as their value, so that values of one page add up', () => {
    expect(getMetricParameters({value: 5, delta: 2, id: 'a'})).toMatchObject({value: 2, metric_value: 5});
  });
});
