import type {OfflineList} from '../../list';

/** Why a download stopped: see the texts of the page. */
export type Trouble = 'network' | 'changed' | 'full';

/** Bytes of a version, without compression. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** What the page "Offline reading" knows about keeping its version. */
export type KeepState =
  | {readonly phase: 'looking'}
  /** No worker on this host or in this browser, or a build whose files nobody has listed. */
  | {readonly phase: 'unavailable'}
  /** The list of files cannot be read now. */
  | {readonly phase: 'unreachable'}
  /** Nothing or a part is there; `isUpdate`: an earlier build is kept. */
  | {
      readonly phase: 'ready';
      readonly list: OfflineList;
      readonly progress: Progress;
      readonly isUpdate: boolean;
    }
  | {readonly phase: 'short'; readonly list: OfflineList; readonly missing: number; readonly free: number}
  | {readonly phase: 'loading'; readonly list: OfflineList; readonly progress: Progress}
  | {
      readonly phase: 'stopped';
      readonly list: OfflineList;
      readonly progress: Progress;
      readonly trouble: Trouble;
    }
  | {readonly phase: 'kept'; readonly list: OfflineList};
