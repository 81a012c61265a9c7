import {asksSite, ends, leaves, serves, type Commands} from '../checks';
import {haveBuild, takeParts} from '../clone';
import {everyVersion, page, remove, withoutOlder} from '../project';

const served = {address: `/x/${page}/`, title: 'Data Grid – Quickstart', before: haveBuild};

/** What puts the site together, serves and measures it. In this order: one removes what the next ones put there again. */
export const site: Commands = {
  'npm run build -- --assemble': ends({before: takeParts, after: everyVersion}),
  'npm run build -- --current': ends({
    before: takeParts,
    after: (clone) => {
      withoutOlder(clone);
      // The commands below want all of it.
      remove('build')(clone);
    },
  }),
  'npm run build': ends({before: takeParts, says: /en: unchanged, from the cache/, after: everyVersion}),
  'npm run serve': serves({...served, adds: ' -- --port {port}'}),
  'npm run site': serves({...served, adds: ' -- --port {port}'}),
  'npm run site -- --port 4000': serves({...served, port: 4000}),
  'npm run check -- --html': ends({before: haveBuild}),
  // Every page is loaded in the areas "pages" and "api".
  'npm run bench -- page-loads --build build/x --base /x/': ends({
    before: haveBuild,
    adds: ' --journeys-only',
    says: /all journeys: 0 problem\(s\)/,
  }),
  'npm run build -- --addresses': ends({before: haveBuild, says: /^\d+ addresses added/m}),
  'npm run bench -- bytes': ends({
    before: async (clone) => {
      await haveBuild(clone);
      remove('bench/bytes.json')(clone);
    },
    after: leaves('bench/bytes.json'),
  }),
  'npm run bench -- pictures': ends({
    before: async (clone) => {
      await haveBuild(clone);
      remove('media/site.png')(clone);
    },
    after: leaves('media/site.png'),
  }),
  'npm run smoke': ends({code: 1, says: /No address/}),
  'npm run smoke -- https://docs.example.org': asksSite({
    before: haveBuild,
    stands: 'https://docs.example.org',
    says: /passed, 0 failed/,
  }),
  'npm run smoke -- <address> --write-feedback': asksSite({
    before: haveBuild,
    stands: '<address>',
    says: /passed, 0 failed/,
  }),
  'npm run test:browser -- tests/e2e/header.spec.ts': ends({
    before: haveBuild,
    env: {TEST_PORT: '4373'},
    says: /\d+ passed/,
  }),
  'npm run bench -- filter': ends({before: haveBuild}),
  'npm run bench -- machines': ends({before: haveBuild, after: leaves('bench/MACHINES.md')}),
  'npm run bench -- search': ends({before: haveBuild, after: leaves('bench/SEARCH.md')}),
  'npm run bench -- live': ends({before: haveBuild, after: leaves('bench/LIVE.md')}),
  'npm run bench -- offline': ends({before: haveBuild, after: leaves('bench/OFFLINE.md')}),
  'npm run build -- --compress': ends({
    before: takeParts,
    after: leaves(`build/x/${page}/index.html.br`),
    seconds: 500,
  }),
};
