import assert from 'node:assert/strict';
import {ends, leaves, type Commands} from '../checks';
import {page, remove, withoutOlder} from '../project';

/** What builds a part of the site. */
export const builds: Commands = {
  'npx docusaurus build': ends({after: withoutOlder, seconds: 500}),
  'SITE_ONLY=react-data-grid npx docusaurus build --locale en': ends({
    before: remove('build'),
    after: (clone) => {
      leaves(`build/x/${page}/index.html`)(clone);
      const others = ['build/x/react-charts', 'build/x/introduction', 'build/zh'].filter(clone.has);
      assert.deepEqual(others, [], 'built, too');
    },
    seconds: 500,
  }),
  'npm run build -- --part en-v7': ends({
    says: /en-v7: built in/,
    after: leaves('.parts/en-v7.json', `.parts/en-v7/x/v7/${page}/index.html`),
  }),
};
