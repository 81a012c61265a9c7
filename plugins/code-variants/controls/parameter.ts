/** The query parameter that holds a demo's values: `?demo-OverviewPie=innerRadius.40~legend.false`. */
export function toParameter(demo: string): string {
  return `demo-${demo}`;
}
