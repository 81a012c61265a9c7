import type {EventParameters} from './types';

/** Share of page loads that report how fast they were. */
const share = 0.0001;

/** One draw for a page load: only for the few that report is the library downloaded. */
export async function watchWebVitals(
  draw: () => number,
  report: (name: string, parameters: EventParameters) => void,
): Promise<void> {
  if (draw() <= share) {
    const {reportMetrics} = await import('./reportMetrics');
    reportMetrics(report);
  }
}
