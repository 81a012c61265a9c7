import {ends, leaves, type Commands} from '../checks';

/** What builds a small site, and looks at it. */
export const small: Commands = {
  'npm run build -- --services': ends({after: leaves('.parts/services/build/x/index.html')}),
};
