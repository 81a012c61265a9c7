import path from 'node:path';

/** Where a part's build lives below `.parts/`. */
export interface PartPaths {
  /** The last good output. */
  readonly output: string;
  /** The output being written; becomes `output` when it is complete. */
  readonly next: string;
  /** Everything that Docusaurus printed. */
  readonly log: string;
  /** {@link PartRecord} of `output`. */
  readonly record: string;
  readonly peakMemory: string;
}

/** What a finished part leaves behind. */
export interface PartRecord {
  /** Hash of the inputs, 64 hex digits. */
  readonly hash: string;
  readonly seconds: number;
  /** Megabytes. */
  readonly peakMemory: number;
}

export interface PartResult extends PartRecord {
  readonly name: string;
  readonly fromCache: boolean;
}

/** @param root the project's folder */
export function partPaths(root: string, name: string): PartPaths {
  const base = path.join(root, '.parts', name);
  return {
    output: base,
    next: `${base}.next`,
    log: `${base}.log`,
    record: `${base}.json`,
    peakMemory: `${base}.peak`,
  };
}
