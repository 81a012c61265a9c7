/** How the environment configures the search of texts. */
export const searchVariables = {
  SITE_ALGOLIA_APP_ID: {
    sets: "Application id of an index at Algolia; with the next two, the text of the pages is searched there instead of in the site's own index",
  },
  SITE_ALGOLIA_SEARCH_KEY: {sets: 'Its key for searching; readers can see it, so never one that can write'},
  SITE_ALGOLIA_INDEX: {sets: 'Name of the index'},
  SITE_ALGOLIA_HOST: {
    sets: 'Origin of its servers, `https://host`, when it is not the one that follows from the id',
  },
} as const;
