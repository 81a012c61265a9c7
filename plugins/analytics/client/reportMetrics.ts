import {onCLS, onFCP, onINP, onLCP, onTTFB, type Metric} from 'web-vitals';
import type {EventParameters} from './types';

/** The parameters of a metric's event. */
export function getMetricParameters({
  delta,
  value,
  id,
}: Pick<Metric, 'delta' | 'value' | 'id'>): EventParameters {
  return {
    value: delta,
    metric_label: 'Web Vitals',
    metric_value: value,
    metric_delta: delta,
    metric_id: id,
  };
}

/** Reports each metric of the page under its name. */
export function reportMetrics(report: (name: string, parameters: EventParameters) => void): void {
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    watch((metric) => report(metric.name, getMetricParameters(metric)));
  }
}
