interface Version<T> {
  rows: readonly T[];
  /** What was done to get here. */
  label: string;
}

export interface History<T> {
  past: readonly Version<T>[];
  present: Version<T>;
  future: readonly Version<T>[];
}

export type HistoryAction<T> =
  | {type: 'change'; label: string; update: (rows: readonly T[]) => readonly T[]}
  | {type: 'undo' | 'redo'};

/** How many steps users can go back. */
const limit = 50;

export function startHistory<T>(rows: readonly T[]): History<T> {
  return {past: [], present: {rows, label: ''}, future: []};
}

/** Every change is a new version of all rows. Rows that stay as they are stay the same objects. */
export function changeHistory<T>(history: History<T>, action: HistoryAction<T>): History<T> {
  const {past, present, future} = history;
  if (action.type === 'change') {
    return {
      past: [...past, present].slice(-limit),
      present: {rows: action.update(present.rows), label: action.label},
      future: [],
    };
  }
  if (action.type === 'undo') {
    const previous = past.at(-1);
    return previous ? {past: past.slice(0, -1), present: previous, future: [present, ...future]} : history;
  }
  const [next, ...later] = future;
  return next ? {past: [...past, present], present: next, future: later} : history;
}
