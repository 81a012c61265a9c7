import {test as base} from './test';

export {decided, forward} from './forward';

const port = process.env.TEST_SERVICES_PORT ?? String(Number(process.env.TEST_PORT ?? '4173') + 1);

/** What a reader's browser calls itself; that of the tests says that it has no window, as crawlers do. */
export const ordinaryBrowser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** Tests of the small site, on which every outside service is configured. Give each service a server before `open`. */
export const test = base.extend({baseURL: `http://localhost:${port}`});
