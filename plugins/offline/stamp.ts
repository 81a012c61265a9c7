/** What a worker knows of the deployment it belongs to. The worker and the build share it: nothing is imported here. */

/** One version of the documentation in the worker's language. */
export interface StampedVersion {
  readonly name: string;
  /** Its base address: `/x/`, `/x/v7/`. */
  readonly path: string;
  /** Changes with any file of the version. */
  readonly build: string;
}

/** The language of a worker and all versions below its scope, the current one first. */
export interface Stamp {
  readonly language: string;
  readonly versions: readonly [StampedVersion, ...StampedVersion[]];
}

const start = 'self.offlineStamp=';

/** Whether a worker has a stamp; one that is switched off has none. */
export function isStamped(worker: string): boolean {
  return worker.startsWith(start);
}

/** Puts the stamp into the first line of a worker, in place of an earlier one: its bytes change with each build. */
export function stampWorker(worker: string, stamp: Stamp): string {
  const code = isStamped(worker) ? worker.slice(worker.indexOf('\n') + 1) : worker;
  return `${start}${JSON.stringify(stamp)};\n${code}`;
}

/** The version that an address belongs to: that with the longest base address; what lies outside is the current one's. */
export function versionAt({versions}: Stamp, pathname: string): StampedVersion {
  const [current] = versions;
  return versions
    .filter(({path}) => pathname.startsWith(path))
    .reduce((best, version) => (version.path.length > best.path.length ? version : best), current);
}
