import {canonicalPath} from './canonicalPath';

const VERSION = /^v\d+(?:\.\d+)*$/;

/**
 * The parts of an address between slashes, without language, version prefix (`/x/v7/…`), query and hash:
 * what is left when two addresses of one page in different languages and versions are compared.
 */
export function segmentsOf(path: string): string[] {
  const segments = canonicalPath(path)
    .split('/')
    .filter((segment) => segment !== '');
  const [area, version] = segments;
  return area === 'x' && version !== undefined && VERSION.test(version)
    ? [area, ...segments.slice(2)]
    : segments;
}
