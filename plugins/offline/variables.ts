/** How the environment configures reading without a network. */
export const offlineVariables = {
  SITE_DOCS_DOMAIN: {
    sets: 'Service workers are registered where the host contains this, and on `localhost`; by default the host of `SITE_URL`',
  },
  SITE_OFFLINE: {
    sets: '`false` switches offline reading off: workers that readers have remove themselves; `true` by default',
    form: 'flag',
  },
} as const;
