import {routedPathname} from '../address';
import preloadPage from './preload';

/** True for readers who asked for less traffic or whose line is slow. */
function isSlowConnection(): boolean {
  const {connection} = navigator;
  return Boolean(connection?.effectiveType?.includes('2g') || connection?.saveData);
}

const preloaded = new Set<string>();

/** Replaces Docusaurus' `client/docusaurus`, which becomes `window.docusaurus` and is called by every link. */
export default Object.freeze({
  /** For each link in sight, of which a page has dozens: nothing is fetched that the reader may not want. */
  prefetch(): boolean {
    return false;
  },
  /** Loads a page whose link the reader points at. */
  preload(target: string): boolean {
    const pathname = routedPathname(target);
    if (isSlowConnection() || preloaded.has(pathname)) {
      return false;
    }
    preloaded.add(pathname);
    void preloadPage(pathname).catch(() => preloaded.delete(pathname));
    return true;
  },
});
