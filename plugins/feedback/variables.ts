/** How the environment configures feedback. */
export const feedbackVariables = {
  SITE_FEEDBACK_URL: {
    sets: 'Where a production build sends feedback: an `https:` address or a path, `/feedback`; without it an issue is offered, where there is a repository',
  },
  SERVE_FEEDBACK_FOLDER: {
    sets: 'Where `npm run site` and `npm run serve` keep the feedback that they receive (`feedback/`)',
  },
} as const;
