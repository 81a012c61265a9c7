/**
 * Options of the pages plugin: scratch pages in development, nothing in any other mode, so that a production build
 * cannot hold one.
 *
 * @param mode - value of `NODE_ENV`
 */
export function playgroundPages(mode: string | undefined) {
  return mode === 'development' && {path: 'playground', routeBasePath: 'playground', include: ['**/*.tsx']};
}
