import {attempt} from '@site/src/lib/attempt';
import {isObject} from '@site/src/lib/hasShape';
import type {KeptTexts} from './keptTexts';

interface RecordOptions<T> {
  readonly key: string;
  readonly texts: KeptTexts;
  readonly isValid: (value: unknown) => value is T;
  /** How long a record is kept after its last change. */
  readonly lifeMs: number;
  /** How many are kept; the oldest ones make room. */
  readonly max?: number;
  readonly now: () => number;
}

/**
 * Records under one key of a storage, by what they are about; `at` is when one was last changed, in ms since 1970. What is
 * no record there is passed over, and gone with the next change.
 */
export function createRecords<T extends {readonly at: number}>({
  key,
  texts,
  isValid,
  lifeMs,
  max = Infinity,
  now,
}: RecordOptions<T>) {
  const read = (): Map<string, T> => {
    const entries = parseEntries(texts.read(key)).filter(
      (entry): entry is [string, T] => isValid(entry[1]) && now() - entry[1].at < lifeMs,
    );
    return new Map(entries.sort(([, one], [, other]) => one.at - other.at));
  };
  const write = (records: Map<string, T>) => {
    const kept = [...records].slice(-max);
    texts.write(key, kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : null);
  };
  return {
    /** All that are valid and young enough, the oldest first. */
    all: read,
    get: (about: string) => read().get(about),
    /** Keeps a record, or removes it. */
    set(about: string, record: T | null) {
      const records = read();
      // Behind the others, also behind those of the same millisecond.
      records.delete(about);
      if (record) records.set(about, record);
      write(records);
    },
    /** Removes what is corrupt or too old from the storage. */
    tidy() {
      if (texts.read(key) !== null) write(read());
    },
  };
}

function parseEntries(text: string | null): [string, unknown][] {
  const value = attempt((): unknown => JSON.parse(text ?? 'null'));
  return isObject(value) && !Array.isArray(value) ? Object.entries(value) : [];
}
