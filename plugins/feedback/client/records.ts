import type {KeptTexts} from './keptTexts';

/** Something that is kept for a time. */
interface Dated {
  /** When it was last changed, in ms since 1970. */
  readonly at: number;
}

/** What is kept under one key, by what it is about. */
export interface Records<T extends Dated> {
  /** All that are valid and young enough, the oldest first. */
  all(): ReadonlyMap<string, T>;
  get(about: string): T | undefined;
  /** Keeps a record, or removes it. */
  set(about: string, record: T | null): void;
  /** Removes what is corrupt or too old from the storage. */
  tidy(): void;
}

interface RecordOptions<T> {
  readonly key: string;
  readonly texts: KeptTexts;
  readonly isValid: (value: unknown) => value is T;
  /** How long a record is kept after its last change. */
  readonly lifeMs: number;
  /** How many are kept; the oldest ones make room. */
  readonly most?: number;
  readonly now: () => number;
}

/** Records under one key of a storage. What is no record there is passed over, and gone with the next change. */
export function createRecords<T extends Dated>({
  key,
  texts,
  isValid,
  lifeMs,
  most = Infinity,
  now,
}: RecordOptions<T>): Records<T> {
  const read = (): Map<string, T> => {
    const entries = entriesOf(texts.read(key)).filter(
      (entry): entry is [string, T] => isValid(entry[1]) && now() - entry[1].at < lifeMs,
    );
    return new Map(entries.sort(([, one], [, other]) => one.at - other.at));
  };
  const write = (records: Map<string, T>) => {
    const kept = [...records].slice(-most);
    texts.write(key, kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : null);
  };
  return {
    all: read,
    get: (about) => read().get(about),
    set(about, record) {
      const records = read();
      // Behind the others, also behind those of the same millisecond.
      records.delete(about);
      if (record) records.set(about, record);
      write(records);
    },
    tidy() {
      if (texts.read(key) !== null) write(read());
    },
  };
}

function entriesOf(text: string | null): [string, unknown][] {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
  } catch {
    return [];
  }
}
