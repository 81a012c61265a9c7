import {readText} from './variables';

/** Where the production site is served; set `SITE_URL` for a deployment. Canonical links and the sitemap use it. */
export const siteUrl = readText(process.env, 'SITE_URL') ?? 'https://docs.example.com';
