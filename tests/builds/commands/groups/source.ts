import assert from 'node:assert/strict';
import {appendFileSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {ends, leaves, leavesAll, runs, type Commands} from '../checks';
import type {Clone} from '../clone';
import {chinese, english, newPage, page, remove, rowHeight, rowStriping} from '../project';

const changeEnglish = (clone: Clone) => appendFileSync(clone.at(english(page)), '\nOne more sentence.\n');

const startPage = runs(newPage);

/** The entry of a language that somebody adds. */
const addFrench = (clone: Clone) => {
  const table = clone.at('config/languages.ts');
  const entry =
    "\n  fr: {label: 'Français', htmlLang: 'fr', direction: 'ltr', state: 'started'},\n} satisfies";
  writeFileSync(table, readFileSync(table, 'utf8').replace('\n} satisfies', entry));
};

/** What works on the source: pages, translations, checks. */
export const source: Commands = {
  'npx docusaurus i18n:status': ends({says: /^zh +pages: \d+ translated/m}),
  [`npx docusaurus i18n:new ${rowStriping}`]: ends({
    before: startPage,
    says: /ready to be translated/,
    after: leaves(chinese(rowStriping)),
  }),
  [`npx docusaurus i18n:check ${page}`]: ends({says: /1 Chinese pages checked, 0 mistakes/}),
  'npx docusaurus i18n:diff <page>': ends({
    puts: {'<page>': page},
    before: changeEnglish,
    says: /^\+One more sentence\.|only the hash of the old one is known/m,
  }),
  'npx docusaurus i18n:stamp <page>': ends({
    puts: {'<page>': page},
    before: changeEnglish,
    says: /marked as up to date/,
    after: (clone) => assert.deepEqual(clone.changes(), [english(page), chinese(page)]),
  }),
  'npx docusaurus i18n:texts': ends({after: leavesAll}),
  [newPage]: ends({says: /ready to be written/, after: leaves(english(rowStriping))}),
  [`npx docusaurus new:demo ${rowStriping} RowStriping`]: ends({
    before: startPage,
    says: /<Demo name="RowStriping"/,
    after: leaves(`docs/${rowStriping}/_demos/RowStriping.tsx`),
  }),
  'npx docusaurus new:playground row-height': ends({after: leaves('playground/row-height.tsx')}),
  'npx docusaurus new:playground <name>': ends({
    puts: {'<name>': 'try-out'},
    after: leaves('playground/try-out.tsx'),
  }),
  [`npx docusaurus page:move ${rowHeight} react-data-grid/rows/height`]: ends({
    after: (clone) => {
      leaves(english('react-data-grid/rows/height'), chinese('react-data-grid/rows/height'))(clone);
      assert.equal(clone.has(`docs/${rowHeight}`), false);
      assert.match(readFileSync(clone.at('config/movedPages.json'), 'utf8'), /rows\/height/);
    },
  }),
  'npm run check -- --changed': ends({
    before: changeEnglish,
    says: /^ok +links and names \(\d+ s\)$/m,
  }),
  'npx docusaurus content:report': ends({says: /Components that no page names/}),
  'npx docusaurus content:report react-data-grid': ends({says: /react-data-grid/}),
  'npx docusaurus api:report': ends({says: /^data-grid +removed \d+/m}),
  'npx docusaurus feedback:report': ends({
    before: (clone) => {
      mkdirSync(clone.at('feedback'), {recursive: true});
    },
    says: /No feedback in/,
  }),
  // No client, no request: it ends.
  'npx docusaurus mcp': ends({}),
  'npx docusaurus --help': ends({says: /^ +version:cut <version>/m}),
  'npm run docusaurus': ends({adds: ' -- --help', says: /Usage: docusaurus/}),
  'npx docusaurus swizzle @docusaurus/theme-classic <Name>': ends({
    puts: {'<Name>': 'BackToTopButton'},
    // What it would ask at a terminal.
    adds: ' --wrap --typescript --danger',
    after: leaves('src/theme/BackToTopButton/index.tsx'),
  }),
  'npx docusaurus swizzle': ends({
    adds: ' @docusaurus/theme-classic Footer --eject --typescript --danger',
    code: 1,
    says: /src\/theme\/Footer is a component of this site/,
    after: leavesAll,
  }),
  'npx docusaurus write-heading-ids': ends({after: leavesAll}),
  'npx docusaurus deploy': ends({code: 1, says: /npm run build -- --compress/}),
  'npx docusaurus serve': ends({before: remove('build'), code: 1, says: /npm run site/}),
  'npx docusaurus clear': ends({
    before: (clone) => {
      mkdirSync(clone.at('build'), {recursive: true});
    },
    says: /Removed the build output folder/,
    after: (clone) => assert.equal(clone.has('build'), false),
  }),
  'npx docusaurus write-translations --locale fr': ends({
    before: addFrench,
    says: /\d+ translations will be written/,
    after: leaves('i18n/fr/code.json', 'i18n/fr/docusaurus-plugin-content-docs/current.json'),
  }),
  'npx docusaurus cards:update': ends({
    before: remove('static/img/cards'),
    after: leaves('static/img/cards/x-data-grid.en.png'),
  }),
  'npm run format': ends({after: leavesAll}),
  'npx vitest run tests/unit/search': ends({says: /Tests .*passed/}),
  'npx vitest run plugins/search tests/unit/search': ends({says: /Tests .*passed/}),
  'npx vitest run --config vitest.claims.config.ts docs/react-data-grid/pagination': ends({
    says: /Test Files .*1 passed/,
  }),
};
