/** Where the site is and what it is made from. */
export const siteVariables = {
  SITE_URL: {
    sets: 'Where the site is deployed, without a path, such as `https://docs.example.org`; for canonical links and sitemaps',
  },
  SITE_VERSION: {
    sets: 'Which version `docusaurus build` and `npm start` show: `7`, or `current` as without it; `npm run build` sets it for each part',
  },
  SITE_ONLY: {sets: 'Folder of `docs/` whose pages are built alone, for a quick look: `react-data-grid`'},
  SITE_REPOSITORY: {
    sets: 'Address of the repository that holds this site, `https://github.com/owner/name`: edit, source, issue and translation links lead there; without it there are none',
  },
  MUI_X_LICENSE_KEY: {
    sets: 'License key for Pro and Premium demos, read by the build. **Everyone who reads the site can read the key**: see below',
  },
} as const;
