/** How the environment configures analytics and consent. */
export const analyticsVariables = {
  SITE_ANALYTICS_ID: {
    sets: 'Measurement id of Google Analytics 4, `G-ABC1234567`; without it nothing is loaded or sent',
  },
  SITE_ANALYTICS_SCRIPT: {sets: "`https://` address of its script, when it is not Google's own"},
  SITE_ANALYTICS_CONNECT: {
    sets: "Origins that it sends to, `https://host`, with spaces between them; Google's by default",
    form: 'list',
  },
  SITE_ANALYTICS_DEBUG: {sets: "`true` prints each event to the browser's console", form: 'flag'},
  SITE_CONSENT_REQUIRED: {
    sets: '`false` lets third parties load before the reader has agreed; `true` by default',
    form: 'flag',
  },
} as const;
