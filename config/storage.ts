/** Everything that the site stores in the browser begins with this, so that a reader can tell what is ours. */
export const storageNamespace = 'mui-x-docs';
