const STORAGE_KEY = 'route-sections.reloaded';

/** Milliseconds in which one address is reloaded once only. */
const PERIOD = 60_000;

/**
 * Loads the current address anew, because its files may be gone with an earlier deployment. Not twice in a row: then
 * the reader keeps the page as the server wrote it, which reads well without scripts.
 *
 * @returns whether the page is being loaded anew
 */
export function reloadOnce(): boolean {
  const mark = `${window.location.pathname} ${Math.floor(Date.now() / PERIOD)}`;
  try {
    if (window.sessionStorage.getItem(STORAGE_KEY) === mark) {
      return false;
    }
    window.sessionStorage.setItem(STORAGE_KEY, mark);
  } catch {
    // Without storage there is no way to tell a second time from the first.
    return false;
  }
  window.location.reload();
  return true;
}
