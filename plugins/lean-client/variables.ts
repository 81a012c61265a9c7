/** How the environment configures the client. */
export const leanClientVariables = {
  SITE_LEAN: {
    sets: "`false` builds with Docusaurus' own client, which loads more on every page, to tell its mistakes from ours; `true` by default",
    form: 'flag',
  },
} as const;
