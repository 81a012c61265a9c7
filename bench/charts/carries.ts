/** What one chart did with a number of points. */
export interface ChartRun {
  readonly points: number;
  /** ms until it was on the screen. */
  readonly draw: number;
  /** ms between the frames while the pointer moved across it. */
  readonly frames: readonly number[];
}

/** A frame of a screen with 60 Hz, with some room for the clock. */
const frameMs = 20;

/** Part of the frames that come in time where a reader sees no stutter. */
const inTime = 0.95;

/** Whether the chart kept up 60 frames a second. */
export function isFluent({frames}: ChartRun): boolean {
  return frames.length > 0 && frames.filter((ms) => ms <= frameMs).length >= frames.length * inTime;
}

/** The run with most points up to the first that stuttered. */
export function findLargestFluentRun(runs: readonly ChartRun[]): ChartRun | undefined {
  const firstSlow = runs.findIndex((run) => !isFluent(run));
  return runs[(firstSlow === -1 ? runs.length : firstSlow) - 1];
}
