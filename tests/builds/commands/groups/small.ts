import {ends, leaves, type Commands} from '../checks';

/** What builds a small site, and looks at it. */
export const small: Commands = {
  'npm run build -- --services': ends({after: leaves('.parts/services/build/x/index.html')}),
  'npm run bench -- page-loads': ends({says: /pages and all journeys: 0 problem\(s\)/, seconds: 500}),
};
