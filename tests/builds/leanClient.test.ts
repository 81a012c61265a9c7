import {readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from 'playwright-core';
import {describe, expect, it, onTestFinished} from 'vitest';
import {serveSite} from '../../bench/serveSite';
import {buildSite, smallSite} from '../unit/smallSite';
import {addFiles} from '../unit/tempFolder';
import {checkJourneys} from '../routes/journeys';
import {checkFullLoads, checkNavigation, listPages} from '../routes/siteChecks';
import {openBrowser} from './wholeProject/browser';

const base = '/x/';

const introductions = ['', 'installation', 'licensing', 'roadmap', 'support'];

/** More than two sections of the shortest kind. */
const gridPages = [
  '',
  'accessibility',
  'aggregation',
  'cell-selection',
  'clipboard',
  'column-groups',
  'column-menu',
  'column-ordering',
  'column-pinning',
  'editing',
  'events',
  'export',
  'filtering',
  'layout',
  'list-view',
  'pagination',
  'quickstart',
  'sorting',
  'style',
];

/** A page with headings far down, and a link into the next product. */
function page(address: string): string {
  const section = (name: string) => `## ${name} of the page\n\n${'A sentence of its own. '.repeat(80)}\n`;
  return [
    '---',
    `title: The page ${address.replace('/', ' ').replaceAll('-', ' ')}`,
    `sidebar_label: Page ${path.basename(address)}`,
    `description: What a reader can do after reading ${address}.`,
    '---',
    '',
    'See [the grid](/react-data-grid/index.mdx) and [support](/introduction/support/index.mdx).',
    '',
    ...['Basics', 'Options', 'Limits'].map(section),
  ].join('\n');
}

/** The site's own configuration without the reference, with sections that so few pages have several of. */
const configuration = `import site from './site.config';

export default {
  ...site,
  onBrokenLinks: 'ignore',
  plugins: site.plugins.flatMap((plugin) => {
    if (!Array.isArray(plugin)) return [plugin];
    const [file, options] = plugin;
    if (file === './plugins/api-reference/index.ts') return [];
    return [file === './plugins/lean-client/index.ts' ? [file, {...options, sectionSize: 8}] : plugin];
  }),
};
`;

function createSite(): string {
  const addresses = [
    ...introductions.map((name) => path.posix.join('introduction', name)),
    ...gridPages.map((name) => path.posix.join('react-data-grid', name)),
  ];
  const site = smallSite(
    Object.fromEntries(addresses.map((address) => [`docs/${address}/index.mdx`, page(address)])),
  );
  renameSync(path.join(site, 'docusaurus.config.ts'), path.join(site, 'site.config.ts'));
  const texts = 'i18n/en/code.json';
  addFiles(site, {'docusaurus.config.ts': configuration, [texts]: readFileSync(texts, 'utf8')});
  return site;
}

/** The folder of the pages of a built site, as a server has it below the base. */
const getOutput = (site: string) => path.join(site, 'out', base);

/** Number of chunks of sections; Docusaurus' own client knows no such files. */
function sectionsIn(site: string): number {
  const scripts = path.join(getOutput(site), 'assets', 'js');
  const section = /\{shapes:\[/;
  return readdirSync(scripts).filter((file) => section.test(readFileSync(path.join(scripts, file), 'utf8')))
    .length;
}

/** The lines that `npm run build` shows of a build that goes on without the plugin. */
function warningsIn(output: string): string[] {
  return output.split('\n').filter((line) => line.includes('[WARNING] lean-client: '));
}

/** Loads every page anew and by navigation, and walks through the journeys. @returns what is wrong */
async function routeProblems(browser: Browser, build: string, lean: boolean): Promise<string[]> {
  const {origin, close} = await serveSite(build, base);
  onTestFinished(close);
  const addresses = listPages(build, base);
  expect(addresses.length).toBeGreaterThanOrEqual(introductions.length + gridPages.length);
  // Of different sections.
  const [first, last] = [`${base}introduction/`, `${base}react-data-grid/style/`];
  const problems = [
    ...(await checkFullLoads(browser, origin, addresses)),
    ...(await checkNavigation(browser, origin, addresses)),
    ...(await checkJourneys(browser, {origin, base, first, last, lean})),
  ];
  return problems.map(({page: where, text}) => `${where}: ${text}`);
}

describe('the client of the site', {timeout: 600_000}, () => {
  it.for([
    {client: 'the lean one', lean: true},
    {client: "Docusaurus' own", lean: false},
  ])('$client loads every page, anew and by navigation', async ({lean}, context) => {
    const site = createSite();
    const {code, output} = await buildSite(site, 'en', {SITE_LEAN: String(lean)});
    expect(code, output).toBe(0);
    expect(warningsIn(output)).toEqual([]);
    expect(sectionsIn(site) > 2).toBe(lean);
    const browser = await openBrowser(context);
    expect(await routeProblems(browser, getOutput(site), lean)).toEqual([]);
  });

  it('is that of Docusaurus, with one warning, when Docusaurus is of an unknown version', async () => {
    const site = createSite();
    const file = path.join(site, 'plugins/lean-client/build/docusaurusVersion.ts');
    const source = readFileSync(file, 'utf8');
    const known = source.replace(/(?<=knownVersions.*= \[).*(?=\])/, "'3.0.0'");
    expect(known).not.toBe(source);
    writeFileSync(file, known);
    const {code, output} = await buildSite(site, 'en');
    expect(code, output).toBe(0);
    expect(warningsIn(output)).toHaveLength(1);
    expect(sectionsIn(site)).toBe(0);
  });
});
