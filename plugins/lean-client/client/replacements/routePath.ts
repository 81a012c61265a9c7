interface Options {
  readonly end?: boolean;
  readonly strict?: boolean;
  readonly sensitive?: boolean;
}

/** What a pattern of the router may be made of, apart from plain text; no address of this site has any of it. */
export const patternCharacters = /[:()*?+[\]{}\\]/;

/**
 * The expression for addresses of a route: of any that is plain text, and of the one for everything, `*`. Below a route
 * without `end` are those that go on with a slash.
 *
 * @param keys receives the parameters; only `*` has one
 */
function routePath(
  path: string,
  keys: {name: number | string}[],
  {end = true, strict, sensitive}: Options = {},
): RegExp {
  if (path === '*') keys.push({name: 0});
  const text = path === '*' ? '(.*)' : path.replace(/[.+*?=^!:${}()[\]|/\\]/g, '\\$&');
  const route = strict ? text : `${text.replace(/\\\/$/, '')}(?:\\/(?=$))?`;
  const after = strict && path.endsWith('/') ? '' : '(?=\\/|$)';
  return new RegExp(`^${route}${end ? '$' : after}`, sensitive ? '' : 'i');
}

/** An address without parameters is its own pattern. */
export default Object.assign(routePath, {compile: (path: string) => () => path});
