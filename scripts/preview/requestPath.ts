import type {RequestInfo} from '../../src/lib/node/requestHandler';

/**
 * Splits and decodes the target of a request.
 *
 * @param target as it stands in the request line
 * @returns `undefined` for what names no file: a malformed escape, a climb out of the folder, an empty segment, a
 *   backslash or a control character (they mean different things to different systems)
 */
export function parseRequestTarget(target: string): RequestInfo | undefined {
  const [beforeHash = ''] = target.split('#');
  const queryStart = beforeHash.indexOf('?');
  const rawPath = queryStart === -1 ? beforeHash : beforeHash.slice(0, queryStart);
  const search = queryStart === -1 ? '' : beforeHash.slice(queryStart);
  const path = decode(rawPath);
  if (!path?.startsWith('/') || path.includes('//')) return undefined;
  // oxlint-disable-next-line no-control-regex -- control characters are what this looks for
  if (/[\\\u0000-\u001f]/.test(path)) return undefined;
  if (path.split('/').some((segment) => segment === '..' || segment === '.')) return undefined;
  return {path, search};
}

/** @returns nothing for a `%` without two digits behind it */
export function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
