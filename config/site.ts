import {readText, type Environment} from './variables';

/**
 * Where the production site is served, without a path: `SITE_URL`, which a deployment sets. Canonical links and the
 * sitemap use it.
 *
 * @throws Error for anything but an origin, with the variable's name
 */
export function siteUrlIn(env: Environment): string {
  const text = readText(env, 'SITE_URL') ?? 'https://docs.example.com';
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new Error(
      `SITE_URL must be where the site is served, without a path, such as https://docs.example.org, not "${text}"`,
    );
  }
  return url.origin;
}
