import assert from 'node:assert/strict';
import {appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {runDemos} from '../wholeProject/browser';
import {asksSite, ends, leaves, leavesAll, serves, type Check} from './checks';
import {haveBuild, takeParts, type Clone} from './clone';
import {runShell} from './shell';

/**
 * Where a command is run: in a test file of this folder of that name; with a network, which nothing else needs; in
 * another check of the project, in whose file a text shows it; not at all, because it takes too long, but it is there.
 */
export type Place =
  | {readonly in: Group; readonly check: Check}
  | {readonly elsewhere: string; readonly holds: string; readonly tooLong?: string};

export const groups = ['source', 'versions', 'servers', 'builds', 'small', 'site', 'network'] as const;
export type Group = (typeof groups)[number];

const page = 'react-data-grid/quickstart';
const rowHeight = 'react-data-grid/row-height';
/** The example for a new page, which nobody has written. */
const rowStriping = 'react-data-grid/row-striping';
const newPage = `npm run new:page ${rowStriping}`;
const english = (address: string) => `docs/${address}/index.mdx`;
const chinese = (address: string) => `i18n/zh/docusaurus-plugin-content-docs/current/${address}/index.mdx`;

const remove =
  (...files: string[]) =>
  (clone: Clone) =>
    files.forEach((file) => rmSync(clone.at(file), {recursive: true, force: true}));

const changeEnglish = (clone: Clone) => appendFileSync(clone.at(english(page)), '\nOne more sentence.\n');

async function startPage({folder}: Clone): Promise<void> {
  const {code, output} = await runShell(folder, newPage);
  assert.equal(code, 0, output);
}

async function cutVersion8(clone: Clone): Promise<void> {
  const {code, output} = await runShell(clone.folder, 'npm run version:cut 8');
  assert.equal(code, 0, output);
}

/** The entry of a language that somebody adds. */
const addFrench = (clone: Clone) => {
  const table = clone.at('config/languages.ts');
  const entry =
    "\n  fr: {label: 'Français', htmlLang: 'fr', direction: 'ltr', state: 'started'},\n} satisfies";
  writeFileSync(table, readFileSync(table, 'utf8').replace('\n} satisfies', entry));
};

const playgroundPage = async ({folder}: Clone) => {
  const {code, output} = await runShell(folder, 'npm run new:playground row-height');
  assert.equal(code, 0, output);
};

const everyVersion = leaves(
  ...['x', 'zh/x', 'x/v7', 'zh/x/v7'].map((base) => `build/${base}/${page}/index.html`),
);

/** A file of the last build that only the current versions have replaced. */
const withoutOlder = (clone: Clone) => {
  leaves(`build/x/${page}/index.html`, `build/zh/x/${page}/index.html`)(clone);
  assert.equal(clone.has('build/x/v7'), false, 'the older version is there');
};

/** A development server on a free port, without a browser of its own. */
const free = ' --no-open --port {port}';

const served = {address: `/x/${page}/`, title: 'Data Grid – Quickstart', before: haveBuild};

const gate = 'scripts/test.mjs';
const areas = 'scripts/verify/areas.mjs';
const measurements = 'bench/main.mjs';

/** This test is a part of what it would start; a unit test reads the arguments. */
const verify: Place = {elsewhere: areas, holds: "units: ['commands']"};

const developmentServer: Place = {
  elsewhere: 'tests/builds/wholeProject/docusaurusCommands.test.ts',
  holds: 'start --locale %s serves pages',
};

/** Every command that the project's Markdown files print, as they print it, and where it is run. */
export const table: Readonly<Record<string, Place>> = {
  'npm run i18n:status': {in: 'source', check: ends({says: /^zh +pages: \d+ translated/m})},
  [`npm run i18n:new ${rowStriping}`]: {
    in: 'source',
    check: ends({
      before: startPage,
      says: /ready to be translated/,
      after: leaves(chinese(rowStriping)),
    }),
  },
  [`npm run i18n:check ${page}`]: {in: 'source', check: ends({says: /1 Chinese pages checked, 0 mistakes/})},
  'npm run i18n:diff <page>': {
    in: 'source',
    check: ends({
      puts: {'<page>': page},
      before: changeEnglish,
      says: /^\+One more sentence\.|only the hash of the old one is known/m,
    }),
  },
  'npm run i18n:stamp <page>': {
    in: 'source',
    check: ends({
      puts: {'<page>': page},
      before: changeEnglish,
      says: /marked as up to date/,
      after: (clone) => assert.deepEqual(clone.changes(), [english(page), chinese(page)]),
    }),
  },
  'npm run i18n:texts': {in: 'source', check: ends({after: leavesAll})},
  [newPage]: {
    in: 'source',
    check: ends({says: /ready to be written/, after: leaves(english(rowStriping))}),
  },
  [`npm run new:demo ${rowStriping} RowStriping`]: {
    in: 'source',
    check: ends({
      before: startPage,
      says: /<Demo name="RowStriping"/,
      after: leaves(`docs/${rowStriping}/_demos/RowStriping.tsx`),
    }),
  },
  'npm run new:playground row-height': {
    in: 'source',
    check: ends({after: leaves('playground/row-height.tsx')}),
  },
  'npm run new:playground <name>': {
    in: 'source',
    check: ends({puts: {'<name>': 'try-out'}, after: leaves('playground/try-out.tsx')}),
  },
  [`npm run page:move ${rowHeight} react-data-grid/rows/height`]: {
    in: 'source',
    check: ends({
      after: (clone) => {
        leaves(english('react-data-grid/rows/height'), chinese('react-data-grid/rows/height'))(clone);
        assert.equal(clone.has(`docs/${rowHeight}`), false);
        assert.match(readFileSync(clone.at('config/movedPages.json'), 'utf8'), /rows\/height/);
      },
    }),
  },
  'npm run check -- --changed': {
    in: 'source',
    check: ends({
      before: changeEnglish,
      says: /^ok +links and names \(\d+ s\)$/m,
    }),
  },
  'npm run content:report': {in: 'source', check: ends({says: /Components that no page names/})},
  'npm run content:report react-data-grid': {in: 'source', check: ends({says: /react-data-grid/})},
  'npm run api:report': {in: 'source', check: ends({says: /^data-grid +removed \d+/m})},
  'npm run feedback:report': {
    in: 'source',
    check: ends({
      before: (clone) => {
        mkdirSync(clone.at('feedback'), {recursive: true});
      },
      says: /No feedback in/,
    }),
  },
  'npm run docusaurus': {in: 'source', check: ends({adds: ' -- --help', says: /Usage: docusaurus/})},
  'npx docusaurus swizzle @docusaurus/theme-classic <Name>': {
    in: 'source',
    check: ends({
      puts: {'<Name>': 'BackToTopButton'},
      // What it would ask at a terminal.
      adds: ' --wrap --typescript --danger',
      after: leaves('src/theme/BackToTopButton/index.tsx'),
    }),
  },
  'npx docusaurus swizzle': {
    in: 'source',
    check: ends({
      adds: ' @docusaurus/theme-classic Footer --eject --typescript --danger',
      code: 1,
      says: /src\/theme\/Footer is a component of this site/,
      after: leavesAll,
    }),
  },
  'npx docusaurus write-heading-ids': {in: 'source', check: ends({after: leavesAll})},
  'npx docusaurus deploy': {in: 'source', check: ends({code: 1, says: /npm run build -- --compress/})},
  'npx docusaurus serve': {
    in: 'source',
    check: ends({before: remove('build'), code: 1, says: /npm run site/}),
  },
  'npx docusaurus clear': {
    in: 'source',
    check: ends({
      before: (clone) => {
        mkdirSync(clone.at('build'), {recursive: true});
      },
      says: /Removed the build output folder/,
      after: (clone) => assert.equal(clone.has('build'), false),
    }),
  },
  'npx docusaurus write-translations --locale fr': {
    in: 'source',
    check: ends({
      before: addFrench,
      says: /\d+ translations will be written/,
      after: leaves('i18n/fr/code.json', 'i18n/fr/docusaurus-plugin-content-docs/current.json'),
    }),
  },
  'npm run cards:update': {
    in: 'source',
    check: ends({before: remove('static/img/cards'), after: leaves('static/img/cards/x-data-grid.en.png')}),
  },
  'npm run format': {in: 'source', check: ends({after: leavesAll})},
  'npx vitest run tests/unit/search': {in: 'source', check: ends({says: /Tests .*passed/})},
  'npx vitest run plugins/search tests/unit/search': {in: 'source', check: ends({says: /Tests .*passed/})},
  'npx vitest run --config vitest.claims.config.ts docs/react-data-grid/pagination': {
    in: 'source',
    check: ends({says: /Test Files .*1 passed/}),
  },

  'npm run version:cut 8': {
    in: 'versions',
    check: ends({
      says: /Version 8 is cut/,
      after: (clone) => {
        leaves(`versioned_docs/version-8/${page}/index.mdx`, 'versioned_docs/version-8/packages.json')(clone);
        leaves('versioned_docs/version-8/tsconfig.json', 'versioned_sidebars/version-8-sidebars.json')(clone);
      },
    }),
  },
  'npx docusaurus docs:version 8': {
    in: 'versions',
    check: ends({
      says: /version 8 created/,
      after: (clone) => {
        leaves(`versioned_docs/version-8/${page}/index.mdx`)(clone);
        assert.deepEqual(JSON.parse(readFileSync(clone.at('versions.json'), 'utf8')), ['8', '7']);
      },
    }),
  },
  'npx tsc -p versioned_docs/version-8': {in: 'versions', check: ends({before: cutVersion8, seconds: 500})},
  'npm run version:archive 7 -- --address https://old.example.org/x/v7/': {
    in: 'versions',
    check: ends({
      says: /Version 7 is archived/,
      after: (clone) => {
        assert.equal(clone.has('versioned_docs'), false);
        for (const file of ['versionsArchived.json', 'config/archivedVersions.json']) {
          assert.ok(clone.changes().includes(file), `${file} is as it was`);
        }
      },
    }),
  },
  'SITE_VERSION=8 npm start': {
    in: 'versions',
    check: serves({
      before: cutVersion8,
      adds: ` --${free}`,
      address: `/x/v8/${page}/`,
      title: 'Data Grid – Quickstart',
      look: async (opened) => assert.ok((await runDemos(opened)) > 0),
    }),
  },

  'npm start': {
    in: 'servers',
    check: serves({
      before: playgroundPage,
      adds: ` --${free}`,
      address: '/x/playground/row-height/',
    }),
  },
  'npm start -- --locale zh': developmentServer,
  'npx docusaurus start': developmentServer,
  'SITE_VERSION=7 npm start': {
    in: 'servers',
    check: serves({
      adds: ` --${free}`,
      address: `/x/v7/${page}/`,
      title: 'Data Grid – Quickstart',
      look: async (opened) => assert.ok((await runDemos(opened)) > 0),
    }),
  },

  'npx docusaurus build': {in: 'builds', check: ends({after: withoutOlder, seconds: 500})},
  'npx docusaurus build --locale zh': {
    elsewhere: 'tests/builds/wholeProject/docusaurusCommands.test.ts',
    holds: 'build --locale zh builds the Chinese pages alone',
  },
  'SITE_ONLY=react-data-grid npx docusaurus build --locale en': {
    in: 'builds',
    check: ends({
      after: (clone) => {
        leaves(`build/x/${page}/index.html`)(clone);
        const others = ['build/x/react-charts', 'build/x/introduction', 'build/zh'].filter(clone.has);
        assert.deepEqual(others, [], 'built, too');
      },
      seconds: 500,
    }),
  },
  'npm run build -- --part en-v7': {
    in: 'builds',
    check: ends({
      says: /en-v7: built in/,
      after: leaves('.parts/en-v7.json', `.parts/en-v7/x/v7/${page}/index.html`),
    }),
  },

  'npm run build:services': {in: 'small', check: ends({after: leaves('.parts/services/build/x/index.html')})},
  'npm run check:routes': {
    in: 'small',
    check: ends({says: /pages and all journeys: 0 problem\(s\)/, seconds: 500}),
  },

  'npm run build -- --assemble': {in: 'site', check: ends({before: takeParts, after: everyVersion})},
  'npm run build -- --current': {
    in: 'site',
    check: ends({
      before: takeParts,
      after: (clone) => {
        withoutOlder(clone);
        // The commands below want all of it.
        remove('build')(clone);
      },
    }),
  },
  'npm run build': {
    in: 'site',
    check: ends({before: takeParts, says: /en: unchanged, from the cache/, after: everyVersion}),
  },
  'npm run serve': {in: 'site', check: serves({...served, adds: ' -- --port {port}'})},
  'npm run site': {in: 'site', check: serves({...served, adds: ' -- --port {port}'})},
  'npm run site -- --port 4000': {in: 'site', check: serves({...served, port: 4000})},
  'npm run check:html': {in: 'site', check: ends({before: haveBuild})},
  'npm run check:routes -- --build build/x --base /x/': {
    in: 'site',
    // Every page is loaded in the areas "pages" and "api".
    check: ends({before: haveBuild, adds: ' --journeys-only', says: /all journeys: 0 problem\(s\)/}),
  },
  'npm run addresses:update': {in: 'site', check: ends({before: haveBuild, says: /^\d+ addresses added/m})},
  'npm run bytes:update': {
    in: 'site',
    check: ends({
      before: async (clone) => {
        await haveBuild(clone);
        remove('bench/bytes.json')(clone);
      },
      after: leaves('bench/bytes.json'),
    }),
  },
  'npm run pictures:update': {
    in: 'site',
    check: ends({
      before: async (clone) => {
        await haveBuild(clone);
        remove('media/site.png')(clone);
      },
      after: leaves('media/site.png'),
    }),
  },
  'npm run smoke': {in: 'site', check: ends({code: 1, says: /No address/})},
  'npm run smoke -- https://docs.example.org': {
    in: 'site',
    check: asksSite({before: haveBuild, stands: 'https://docs.example.org', says: /passed, 0 failed/}),
  },
  'npm run smoke -- <address> --write-feedback': {
    in: 'site',
    check: asksSite({before: haveBuild, stands: '<address>', says: /passed, 0 failed/}),
  },
  'npm run test:browser -- tests/e2e/header.spec.ts': {
    in: 'site',
    check: ends({before: haveBuild, env: {TEST_PORT: '4373'}, says: /\d+ passed/}),
  },
  'npm run bench -- filter': {in: 'site', check: ends({before: haveBuild})},
  'npm run bench -- machines': {
    in: 'site',
    check: ends({before: haveBuild, after: leaves('bench/MACHINES.md')}),
  },
  'npm run bench -- search': {in: 'site', check: ends({before: haveBuild, after: leaves('bench/SEARCH.md')})},
  'npm run bench -- offline': {
    in: 'site',
    check: ends({before: haveBuild, after: leaves('bench/OFFLINE.md')}),
  },
  'npm run build -- --compress': {
    in: 'site',
    check: ends({before: takeParts, after: leaves(`build/x/${page}/index.html.br`), seconds: 500}),
  },

  'npm install': {in: 'network', check: ends({after: leaves('node_modules/@mui/x-data-grid'), seconds: 900})},
  'npm run packages:update 8.30.0': {
    in: 'network',
    // A registry that lacks the release is answered with everything as it was.
    check: async (clone, command) => {
      const {code, output} = await runShell(clone.folder, command, {seconds: 900});
      if (code === 0) assert.match(readFileSync(clone.at('package.json'), 'utf8'), /"8\.30\.0"/);
      else
        assert.deepEqual(
          [clone.changes(), /cannot be installed|No matching version/.test(output)],
          [[], true],
        );
    },
  },

  'npm test': {elsewhere: '.ci/run', holds: 'exec npm test'},
  'npm run check': {elsewhere: gate, holds: "path.join('scripts', 'check.mjs')"},
  'npm run test:unit': {elsewhere: gate, holds: "runVitest('units')"},
  'npm run test:browser': {elsewhere: 'scripts/lib/testRuns.mjs', holds: '@playwright/test/cli.js'},
  'npm run mcp': {elsewhere: 'tests/e2e/machines.spec.ts', holds: "args: ['run', '--silent', 'mcp']"},
  'npm run --silent mcp --prefix /path/to/this/repository': {
    elsewhere: 'tests/e2e/machines.spec.ts',
    holds: "args: ['run', '--silent', 'mcp']",
  },
  'npm run verify': verify,
  'npm run verify -- api': verify,
  'npm run verify -- bytes': verify,
  'npm run verify -- claims': verify,
  'npm run verify -- demos': verify,
  'npm run verify -- demos code projects source': verify,
  'npm run verify -- oldPackages --install': verify,
  'npm run verify -- pages --all': verify,
  'npm run bench -- build': {elsewhere: measurements, holds: 'build.ts', tooLong: 'three builds of the site'},
  'npm run bench -- charts': {
    elsewhere: measurements,
    holds: 'charts.ts',
    tooLong: 'some seventy charts in a browser',
  },
  'npm run bench -- speed': {
    elsewhere: measurements,
    holds: 'speed.ts',
    tooLong: 'visits of fifteen pages, with a tool of its own',
  },
  'npm run bench -- growth': {
    elsewhere: measurements,
    holds: 'growth.ts',
    tooLong: 'builds of up to 800 pages',
  },
  'npm run bench -- routes': {
    elsewhere: measurements,
    holds: 'routes/index.ts',
    tooLong: 'builds of up to 800 pages',
  },
  'npm run bench -- services': {elsewhere: measurements, holds: 'services.mjs', tooLong: 'several builds'},
  'npm run bench -- writing': {elsewhere: measurements, holds: 'writing.ts', tooLong: 'builds and servers'},
};

/** The commands of one group, in the order of the table. */
export function commandsOf(group: Group): {command: string; check: Check}[] {
  return Object.entries(table).flatMap(([command, place]) =>
    'in' in place && place.in === group ? [{command, check: place.check}] : [],
  );
}
