// What the full check is made of. Data only; a test holds it against the folder of the browser tests.
import {PlainError} from '../../src/lib/node/terminal.mjs';

/**
 * @typedef {object} Area
 * @property {string} name as given to `npm run verify -- <name>`
 * @property {readonly ('site' | 'services')[]} [builds] what must be built before: the site as it is deployed, the
 *   small site with every outside service configured
 * @property {readonly string[]} [specs] files of `tests/e2e`, without `.spec.ts`
 * @property {readonly string[]} [units] files or folders of `tests/builds`
 * @property {string} [claims] configuration of Vitest for what the pages state (`_claims.test.tsx`)
 * @property {readonly {name: string, args: readonly string[]}[]} [checks] programs that print what is wrong, with their
 *   arguments of Node
 * @property {string} [install] program below `scripts/` that needs a network; only run with `--install`
 * @property {number} [shards] pieces that it is run in, so that each takes at most ten minutes. Of an area with browser
 *   tests they share those: what else there is belongs to the first one
 */

/** @type {readonly Area[]} */
export const areas = [
  {name: 'pages', builds: ['site'], specs: ['page-access', 'pages'], shards: 6},
  {name: 'demos', builds: ['site'], specs: ['every-demo'], shards: 6},
  {
    name: 'code',
    builds: ['site'],
    specs: ['code-preferences', 'demo-dates', 'demo-isolation', 'demo-stylings', 'demo-tools', 'takeAway'],
  },
  {
    name: 'api',
    builds: ['site'],
    specs: ['api-filter', 'api-layouts', 'api-pages', 'api-panel', 'api-reference'],
    units: ['apiPackages'],
    shards: 13,
  },
  {
    name: 'frame',
    builds: ['site'],
    specs: [
      'arriving-page',
      'contents',
      'drawer',
      'header',
      'languages',
      'not-found',
      'overview',
      'page-frame',
      'plain-page',
      'playground',
      'print',
      'serving',
      'sidebar',
      'versions',
      'without-javascript',
    ],
  },
  {
    name: 'settings',
    builds: ['site'],
    specs: ['first-paint', 'preferences', 'preferences-access', 'preferences-share', 'storage', 'theme'],
  },
  {name: 'bytes', builds: ['site'], specs: ['bytes']},
  {name: 'search', builds: ['site', 'services'], specs: ['search', 'search-service']},
  {name: 'offline', builds: ['site', 'services'], specs: ['offline']},
  {name: 'machines', builds: ['site'], specs: ['machines']},
  {
    name: 'services',
    builds: ['site', 'services'],
    specs: [
      'adverts',
      'analytics',
      'consent',
      'demo-adverts',
      'feedback',
      'icon-font',
      'privacy',
      'repository',
      'untranslated',
    ],
  },
  {
    name: 'versions',
    builds: ['site', 'services'],
    specs: ['between-versions', 'older-version'],
    units: ['versionBuilds', 'versionCut', 'wholeProject'],
  },
  {name: 'cuts', units: ['cutChain', 'cutProject'], shards: 2},
  {name: 'client', units: ['leanClient']},
  {name: 'languages', units: ['languages']},
  {name: 'writing', units: ['writingLoop']},
  {name: 'claims', claims: 'vitest.claims.config.ts'},
  {name: 'faults', builds: ['site'], specs: ['faults', 'refusals', 'demo-failure'], units: ['brokenPages']},
  {
    name: 'oldPackages',
    checks: [
      {
        name: 'the code of the pages about older majors, by their packages',
        args: ['--import', 'tsx', 'scripts/checks/olderMigrationPages.ts'],
      },
    ],
    install: 'verify/installOldPackages.ts',
  },
  {name: 'projects', units: ['projects'], install: 'verify/installProjects.ts'},
  {
    name: 'commands',
    builds: ['site'],
    units: ['commands'],
    install: 'verify/installCommands.ts',
    shards: 6,
  },
];

/** One run: an area, or one of its pieces. @typedef {{title: string, area: Area, shard?: string}} AreaRun */

/**
 * The runs that are asked for: all, areas by name (`pages`), or pieces of one (`pages:2`).
 *
 * @param {readonly string[]} wanted
 * @param {readonly Area[]} [all]
 * @returns {AreaRun[]}
 * @throws {PlainError} that names what there is
 */
export function planRuns(wanted, all = areas) {
  const runs = all.flatMap((area) => {
    const {name, shards = 1} = area;
    if (shards === 1) return [{title: name, area}];
    return Array.from({length: shards}, (_, index) => ({
      title: `${name}:${index + 1}`,
      area,
      shard: `${index + 1}/${shards}`,
    }));
  });
  if (wanted.length === 0) return runs;
  const isMeant = (/** @type {AreaRun} */ {title, area}, /** @type {string} */ name) =>
    name === title || name === area.name;
  const unknown = wanted.find((name) => !runs.some((one) => isMeant(one, name)));
  if (unknown !== undefined) {
    throw new PlainError(
      `There is no area "${unknown}". There are: ${runs.map(({title}) => title).join(', ')}`,
    );
  }
  return runs.filter((one) => wanted.some((name) => isMeant(one, name)));
}

/**
 * Whether a run is its area, or the first piece of it.
 * @param {AreaRun} order
 */
function isFirst({shard = '1/1'}) {
  return shard.startsWith('1/');
}

/**
 * Which piece of the unit tests of its area a run does: `undefined` for none, the empty string for all of them.
 *
 * @param {AreaRun} order
 * @returns {string | undefined}
 */
export function unitShard(order) {
  const {area, shard = ''} = order;
  if (!area.units) return undefined;
  if (!area.specs) return shard;
  return isFirst(order) ? '' : undefined;
}

/**
 * Whether a run does nothing but wait for a browser: two of them may run side by side.
 * @param {AreaRun} order
 */
export function isBrowserOnly(order) {
  const {specs, claims, checks, install} = order.area;
  const waits = specs !== undefined || claims !== undefined;
  return waits && unitShard(order) === undefined && !checks && !install;
}

/**
 * Whether a run uses a network when it may: an area does it once, however many pieces it has.
 * @param {AreaRun} order
 */
export function usesNetwork(order) {
  return order.area.install !== undefined && isFirst(order);
}

/**
 * The files that the checks of an area stand in, or the beginning of their names.
 * @param {Area} area
 * @returns {string[]}
 */
export function listChecks({specs = [], units = [], claims}) {
  return [
    ...specs.map((name) => `tests/e2e/${name}.spec.ts`),
    ...units.map((name) => `tests/builds/${name}`),
    ...(claims === undefined ? [] : [claims]),
  ];
}
