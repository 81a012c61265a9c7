import type {Loader} from './retry';

/**
 * Addresses of the files that loaders would request and that this page has not requested yet.
 *
 * A loader is compiled to `__webpack_require__.e(id).then(…)`; the ids are nowhere else. So the loaders run once while
 * the function that requests a chunk only takes notes. That is synchronous: nothing else can run in between.
 */
export function chunkFilesOf(loaders: readonly Loader[]): string[] {
  const ids = new Set<string | number>();
  const request = __webpack_require__.e;
  __webpack_require__.e = (id) => {
    ids.add(id);
    return new Promise(() => undefined);
  };
  try {
    loaders.forEach((load) => void load());
  } finally {
    __webpack_require__.e = request;
  }
  return (
    [...ids]
      // Chunks without a script, such as the style sheet, have no hash here.
      .filter((id) => window.chunkFileHashes[id] !== undefined)
      .map((id) => `${__webpack_require__.p}${__webpack_require__.u(id)}`)
      .filter((file) => performance.getEntriesByName(new URL(file, window.location.href).href).length === 0)
  );
}
