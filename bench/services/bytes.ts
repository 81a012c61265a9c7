import type {Browser} from 'playwright-core';
import {sumKilobytes, watchTraffic} from '../traffic';
import type {Sites} from './build';
import {endVisit, ordinaryDraw, shown, startVisit, type Consent, type Services} from './visit';

/** JavaScript of one page in kB after gzip −9, in each form of the site. */
export interface BytesRow extends Sites<number> {
  readonly address: string;
  readonly consent: Consent;
}

/** A page without demos and one with a demo in view. */
const addresses = ['/x/introduction/', '/x/react-data-grid/'] as const;

/** Measures what pages load of the site's own JavaScript before their reader does anything. */
export async function measureServiceBytes(
  browser: Browser,
  origins: Sites<string>,
  services: Services,
): Promise<BytesRow[]> {
  const rows: BytesRow[] = [];
  for (const address of addresses) {
    for (const consent of ['undecided', 'allowed'] as const) {
      const measure = (origin: string) => measureJavaScript(browser, origin, {address, consent}, services);
      rows.push({
        address,
        consent,
        without: await measure(origins.without),
        unconfigured: await measure(origins.unconfigured),
        configured: await measure(origins.configured),
      });
    }
  }
  return rows;
}

async function measureJavaScript(
  browser: Browser,
  origin: string,
  {address, consent}: Pick<BytesRow, 'address' | 'consent'>,
  services: Services,
): Promise<number> {
  const page = await startVisit(browser, services, {consent, draw: ordinaryDraw});
  // What third parties send is theirs.
  const traffic = watchTraffic(page, (url) => url.startsWith(`${origin}/`));
  await page.goto(origin + address);
  await shown(page);
  await traffic.quiet();
  const bodies = await traffic.bodies();
  await endVisit(page);
  return sumKilobytes(bodies, 'javascript');
}
