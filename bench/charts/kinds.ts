/** The charts that are measured, as the table names them. */
export const chartKinds = [
  'line',
  'line with marks',
  'bars',
  'bars, batch renderer',
  'scatter',
  'scatter, batch renderer',
  'pie',
  'heatmap',
] as const;

export type ChartKind = (typeof chartKinds)[number];

/** Numbers of points, from what every chart carries on. */
export const pointCounts = [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000] as const;
