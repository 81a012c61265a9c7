import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {describe, expect, it} from 'vitest';
import {parseList} from '../../plugins/offline/list';
import {listFile} from '../../plugins/offline/names';
import {addFiles} from '../unit/tempFolder';
import {openBrowser, openPage} from './wholeProject/browser';
import {cloneProject} from './wholeProject/clone';
import {servePreview} from './wholeProject/serve';

/** What somebody adds who adds languages: an entry each in `config/languages.ts`. */
const entries = `
  fr: {label: 'Français', htmlLang: 'fr', direction: 'ltr', state: 'started', componentLocale: 'frFR'},
  ar: {
    label: 'العربية',
    htmlLang: 'ar',
    direction: 'rtl',
    state: 'started',
    componentLocale: 'arSD',
    calendar: 'gregory',
  },
} satisfies`;

const pages = (language: string) => `i18n/${language}/docusaurus-plugin-content-docs/current`;

/** The first texts of a translator: one of the interface, one of the navigation, one page. */
const translated = {
  'i18n/fr/code.json': JSON.stringify({'search.open': {message: 'Chercher'}}),
  'i18n/ar/code.json': JSON.stringify({'search.open': {message: 'بحث في الوثائق'}}),
  [`tests/fixtures/services/${pages('ar')}/introduction/index.mdx`]: [
    '---',
    'title: مقدمة – نظرة عامة',
    'sidebar_label: نظرة عامة',
    'description: اقرأ صفحة قصيرة مقسمة إلى أقسام.',
    "source_hash: '929f61547a9e51cd'",
    '---',
    '',
    'هذا الموقع مخصص لاختبارات المتصفح.',
    '',
    '## القسم الأول {/* #first-section */}',
    '',
    'الصفحة التالية عن [الترخيص](/introduction/licensing/index.mdx).',
    '',
    '## القسم الثاني {/* #second-section */}',
    '',
    'قسم آخر فيه قائمة.',
    '',
    '## القسم الثالث {/* #third-section */}',
    '',
    'القسم الأخير يقود إلى [الجدول](/react-data-grid/index.mdx).',
    '',
  ].join('\n'),
};

/** A clone with two languages more, and its small site, built. */
function buildFourLanguages(): {site: string; build: string} {
  const site = cloneProject();
  const table = path.join(site, 'config/languages.ts');
  const text = readFileSync(table, 'utf8');
  writeFileSync(table, text.replace('\n} satisfies', entries));
  addFiles(site, translated);
  execFileSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/build.ts', '--services'], {
    cwd: site,
    stdio: 'pipe',
    env: {...process.env, NODE_ENV: 'production', FORCE_COLOR: '0'},
  });
  return {site, build: path.join(site, '.parts/services/build')};
}

/** The social card that a page names, from the root of its language. */
const findCard = (html: string) =>
  /property="?og:image"? content="?[^\s">]*(\/img\/cards\/[^\s">]+)/.exec(html)?.[1];

const visibleText = (html: string) => html.replace(/<script[\s\S]*?<\/script>|<[^>]*>/g, ' ');

/** Asks the search of the site. @returns addresses of what it lists, without sections */
async function found(page: Page, query: string): Promise<string[]> {
  await page.locator('header button[aria-keyshortcuts]').click();
  const dialog = page.locator('dialog[open]');
  await dialog.locator('input[role="combobox"]').fill(query);
  await dialog.locator(`[data-search-query=${JSON.stringify(query)}][data-search-state="done"]`).waitFor();
  const lines = dialog.locator('[data-search-line="result"]');
  const addresses = await lines.evaluateAll((all) => all.map((line) => line.getAttribute('href') ?? ''));
  await page.keyboard.press('Escape');
  await dialog.waitFor({state: 'detached'});
  return addresses.map((address) => address.replace(/#.*$/, ''));
}

describe('a third and a fourth language, an entry each in one table', {timeout: 600_000}, () => {
  it('have pages, cards, menu, search, offline reading, Markdown, links between languages, and commands; one runs from right to left', async (context) => {
    const browser = await openBrowser(context);
    const {site, build} = buildFourLanguages();
    const read = (file: string) => readFileSync(path.join(build, file), 'utf8');

    for (const [language, direction] of [
      ['fr', 'ltr'],
      ['ar', 'rtl'],
    ] as const) {
      const html = read(`${language}/x/introduction/index.html`);
      const root = /<html[^>]*>/.exec(html)?.[0] ?? '';
      expect(root).toMatch(new RegExp(`lang="?${language}\\b`));
      expect(root).toMatch(new RegExp(`dir="?${direction}\\b`));
      // The same page in each language, for search engines.
      for (const [each, prefix] of [
        ['en', ''],
        ['zh-Hans', '/zh'],
        ['fr', '/fr'],
        ['ar', '/ar'],
      ]) {
        expect(html).toMatch(new RegExp(`href="?[^" >]*${prefix}/x/introduction/"? hreflang="?${each}\\b`));
      }
      // The card has a language's own words once its interface is whole; until then it is that of English.
      expect(findCard(html)).toBe('/img/cards/x.en.png');
      expect(existsSync(path.join(build, language, 'x/img/cards/x.en.png'))).toBe(true);
      // What the page "Offline reading" keeps: the pages of the language, with its search.
      const list = parseList(JSON.parse(read(`${language}/x/${listFile}`)));
      expect(list).toMatchObject({language, path: `/${language}/x/`});
      const kept = list?.files.map(([address]) => address) ?? [];
      for (const address of ['introduction/', 'react-data-grid/quickstart/', 'offline/']) {
        expect(kept).toContain(`/${language}/x/${address}`);
      }
      expect(kept.filter((file) => file.includes(`/titles-current-${language}-`))).toHaveLength(1);
      expect(kept.filter((file) => !/^\/search\//.test(file) && !file.startsWith(`/${language}/x/`))).toEqual(
        [],
      );
      for (const file of [
        'sw.js',
        'sitemap.xml',
        'llms.txt',
        'introduction/index.md',
        'feedback.json',
        '404.html',
      ]) {
        expect(existsSync(path.join(build, language, 'x', file)), `${language}/x/${file}`).toBe(true);
      }
    }
    expect(read('sitemap.xml')).toMatch(/\/fr\/x\/sitemap\.xml[\s\S]*\/ar\/x\/sitemap\.xml/);
    expect(read('llms.txt')).toContain('العربية');
    expect(visibleText(read('ar/x/introduction/index.html'))).toContain('هذا الموقع مخصص لاختبارات المتصفح.');
    // What nobody has translated yet is English, and says so.
    expect(read('fr/x/introduction/index.html')).toMatch(/<div[^>]* lang="?en\b/);
    expect(visibleText(read('fr/x/introduction/index.html'))).toContain('Chercher');

    const origin = await servePreview(site, '.parts/services/build');
    const {page, problems} = await openPage(browser, `${origin}/ar/x/introduction/`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    const sidebar = await page.locator('nav').filter({hasText: 'نظرة عامة'}).first().boundingBox();
    const text = await page.locator('article').first().boundingBox();
    expect((sidebar?.x ?? 0) > (text?.x ?? 0), 'the navigation stands at the right').toBe(true);
    await page.screenshot({path: path.join('test-results', 'arabic.png')});
    // A word of a title, and one that stands in the text alone.
    expect(await found(page, 'نظرة')).toContain('/ar/x/introduction/');
    expect(await found(page, 'قائمة')).toContain('/ar/x/introduction/');
    await page
      .getByRole('banner')
      .getByRole('button', {name: /العربية/})
      .click();
    await page.getByRole('menuitem', {name: /^Français/}).click();
    await page.waitForURL(`${origin}/fr/x/introduction/`);
    expect(problems).toEqual([]);

    const command = (...args: string[]) => {
      const program = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', ...args];
      return spawnSync(process.execPath, program, {cwd: site, encoding: 'utf8'}).stdout;
    };
    expect(command('i18n:status')).toMatch(/^fr +pages: 0 translated/m);
    const quickstart = ['react-data-grid/quickstart', '--language', 'fr'];
    command('i18n:new', ...quickstart);
    expect(existsSync(path.join(site, pages('fr'), 'react-data-grid/quickstart/index.mdx'))).toBe(true);
    expect(command('i18n:check', ...quickstart)).toContain('sentence in English');
  });
});
