import {isRecord, UnknownFormError} from './generatedFiles';

/** Pure part of `FileNamesPlugin`: how the names of chunk files move from the runtime to the chunks that need them. */

/** Content hashes by chunk id. */
export type Hashes = Record<string, string>;

function isHashes(value: unknown): value is Hashes {
  return isRecord(value) && Object.values(value).every((hash) => typeof hash === 'string');
}

/** Global variable that holds the hashes known so far. */
const TABLE = 'self.chunkFileHashes';

/** The table in the function that names the file of a chunk: `"assets/js/" + chunkId + "." + {…}[chunkId] + ".js"`. */
const HASHES = /(__webpack_require__\.u = [\s\S]{0,400}?"\." \+ )\(?(\{[^{}]*\})\)?(\[chunkId\] \+ "\.js")/;

/**
 * Takes the table of all hashes out of the source of the runtime, before it is minified.
 *
 * @throws UnknownFormError when there is not exactly one such table
 */
export function hashesInRuntime(source: string): Hashes {
  const table = HASHES.exec(source)?.[2];
  if (table === undefined) {
    throw new UnknownFormError('the client runtime', 'has no table of content hashes');
  }
  // The keys of the table are quoted or numbers; JSON wants quotes.
  const json = table.replace(/([{,]\s*)(\w+)\s*:/g, '$1"$2":').replace(/,\s*\}$/, '}');
  const hashes: unknown = JSON.parse(json);
  if (!isHashes(hashes)) {
    throw new UnknownFormError('the client runtime', 'has a table of something else than content hashes');
  }
  return hashes;
}

/** The runtime with a table of `kept` hashes that chunks add to. */
export function runtimeWith(source: string, kept: Hashes): string {
  return source.replace(HASHES, (_, before: string, _table: string, after: string) => {
    return `${before}(${TABLE} ||= ${JSON.stringify(kept)})${after}`;
  });
}

/** The source of a chunk with the hashes of the files that it can request. A worker may load it too, without a table. */
export function chunkWith(source: string, hashes: Hashes): string {
  return `Object.assign(${TABLE} ||= {}, ${JSON.stringify(hashes)});\n${source}`;
}

/** Ids of the chunks that a source (not yet minified) can request, by loading or by asking for a file name. */
export function requestedChunks(source: string): string[] {
  const request = /__webpack_require__\.[eu]\((?:\/\*.*?\*\/\s*)?(?:"([^"]+)"|(\d+))\)/g;
  return [...new Set([...source.matchAll(request)].map(([, text, digits]) => text ?? digits ?? ''))];
}

/**
 * Ids of chunks that can request themselves, directly or through others. A name that holds the hash of its content
 * cannot be part of that content, so these names stay in the runtime.
 */
export function cyclicChunks(requests: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reaches = (from: string, target: string, seen: Set<string>): boolean =>
    (requests.get(from) ?? []).some((next) => {
      if (next === target) {
        return true;
      }
      if (seen.has(next)) {
        return false;
      }
      seen.add(next);
      return reaches(next, target, seen);
    });
  return new Set([...requests.keys()].filter((id) => reaches(id, id, new Set())));
}

/** The part of a table with the given ids. */
export function pickHashes(hashes: Hashes, ids: Iterable<string>): Hashes {
  const picked = new Set(ids);
  return Object.fromEntries(Object.entries(hashes).filter(([id]) => picked.has(id)));
}
