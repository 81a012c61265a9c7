import {once} from 'node:events';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {describe, expect, it, onTestFinished, vi} from 'vitest';
import {headerRules} from '../../config/headers';
import {languageBase, languages, listLanguages} from '../../config/languages';
import {buildNotFoundPages, redirects} from '../../config/redirects';
import {addFiles, tempFolder} from '../../tests/unit/tempFolder';
import {writeHeaders} from '../builder/headersFile';
import {writeRedirects} from '../builder/redirectsFile';
import {feedbackHandler} from '../../plugins/feedback/server/handler';
import {createPreviewServer} from '../preview/server';
import {headerFaults} from './headers';
import {spread} from './pages';
import {smoke} from './run';
import {siteAt} from './site';

const page = (lang: string) =>
  `<html lang="${lang}"><h1>Page</h1><script src="/x/assets/js/main.1a.js"></script></html>`;
const sitemap = (address: string) => `<urlset><url><loc>https://docs.test${address}</loc></url></urlset>`;
const settings = (address: string | null) =>
  JSON.stringify({address, issues: 'https://github.test/issues/new'});

/** What a small build has of each language, however many there are. */
const languageFiles = Object.fromEntries(
  listLanguages().flatMap((language) => {
    const base = languageBase(language).slice(1);
    const {htmlLang} = languages[language];
    return [
      [`${base}introduction/index.html`, page(htmlLang)],
      [`${base}404.html`, page(htmlLang)],
      [`${base}sitemap.xml`, sitemap(`/${base}introduction/`)],
    ];
  }),
);

/** The file of the service worker in each language. */
const workers = listLanguages().map((language) => `${languageBase(language).slice(1)}sw.js`);

/** A small build as `npm run build` leaves it. */
const build = {
  ...languageFiles,
  'x/introduction/index.html': page('en'),
  // Minified, as a build's pages are.
  'zh/x/introduction/index.html': page('zh-Hans').replaceAll('"', ''),
  'x/feedback.json': settings('/feedback'),
  'x/assets/js/main.1a.js': '',
  _headers: writeHeaders(headerRules([])),
  _redirects: writeRedirects(redirects, buildNotFoundPages([])),
};

const searchParts = listLanguages().map((language) => ({
  language,
  names: '/search/files/names-1a.json',
  titles: '/search/files/titles-1a.json',
}));

/** A search as a build has it. */
const searchFiles = {
  'search/index.json': JSON.stringify({parts: searchParts, pagefind: '/search/files/pagefind-1a/'}),
  'search/files/names-1a.json': '{}',
  'search/files/titles-1a.json': '{}',
  'search/files/pagefind-1a/pagefind.js': '',
  'search/files/pagefind-1a/pagefind-worker.js': '',
  'search/files/pagefind-1a/pagefind-entry.json': '{}',
  'search/files/pagefind-1a/wasm.en.pagefind': '',
};

async function deploy(files: Readonly<Record<string, string>> = {}) {
  const all = {...build, ...files};
  const root = tempFolder(all);
  writeFileSync(path.join(root, 'x/introduction/index.html.gz'), gzipSync(all['x/introduction/index.html']));
  const file = path.join(root, 'received.jsonl');
  const server = createPreviewServer({root, handlers: [feedbackHandler({file})]}).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const site = siteAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}/x/`);
  const run = async (writeFeedback = false) => {
    const findings = await smoke(site, {writeFeedback});
    const named = (state: string) => findings.filter((one) => one.state === state).map(({check}) => check);
    return {findings, failed: named('FAILED'), skipped: named('SKIPPED'), ok: named('ok')};
  };
  return {root, file, run};
}

describe('the smoke test', () => {
  it('passes on a deployed build, skips what does not exist yet, and writes nothing', async () => {
    const {run, file} = await deploy();
    const {failed, skipped, ok} = await run();
    expect(failed).toEqual([]);
    expect(skipped).toEqual([
      ...workers.map((file) => `service worker /${file}`),
      'search',
      'feedback is stored',
    ]);
    expect(ok).toEqual(expect.arrayContaining(['English pages', 'headers of pages', 'feedback endpoint']));
    expect(existsSync(file)).toBe(false);
  });

  it('writes one marked entry when told to', async () => {
    const {run, file} = await deploy();
    const {failed, ok} = await run(true);
    expect(failed).toEqual([]);
    expect(ok).toEqual(expect.arrayContaining(['feedback is stored', 'what is no feedback is refused']));
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('Smoke test');
  });

  it('skips feedback where no address is configured', async () => {
    const {run} = await deploy({'x/feedback.json': settings(null)});
    expect((await run(true)).skipped).toContain('feedback endpoint');
  });

  it.each([
    ['a page in the wrong language', {'zh/x/introduction/index.html': page('en')}, ['Chinese pages']],
    [
      'a page without a heading',
      {'x/introduction/index.html': '<html lang="en">'},
      ['English pages', 'files that are kept'],
    ],
    ['no sitemap', {'zh/x/sitemap.xml': ''}, ['Chinese pages']],
    ['no headers', {_headers: ''}, ['headers of pages', 'files that are kept']],
    ['no redirects', {_redirects: ''}, ['English page', '/ leads']],
    ['an endpoint that is not there', {'x/feedback.json': settings('/elsewhere')}, ['feedback endpoint']],
    ['settings of another form', {'x/feedback.json': '{}'}, ['feedback endpoint']],
    [
      'a worker that is kept',
      {'x/sw.js': '', _headers: `${build._headers}\n/x/sw.js\n  Cache-Control: max-age=99\n`},
      ['service worker /x/sw.js'],
    ],
    [
      'a search without Chinese',
      {'search/index.json': '{"parts":[{"language":"en"}],"pagefind":"/search/files/pagefind-1a/"}'},
      ['search'],
    ],
    [
      'an entry of the search that is kept',
      {...searchFiles, _headers: `${build._headers}\n/search/index.json\n  Cache-Control: max-age=99\n`},
      ['the entry of the search'],
    ],
    [
      'a search without its titles',
      Object.fromEntries(Object.entries(searchFiles).filter(([name]) => !name.includes('titles'))),
      ['search'],
    ],
  ])('fails on %s', async (_, files, names) => {
    const {run} = await deploy(files);
    const {failed} = await run();
    for (const name of names)
      expect(
        failed.some((check) => check.startsWith(name)),
        name,
      ).toBe(true);
  });

  it('passes a worker and a search that are there', async () => {
    const {root, run} = await deploy();
    addFiles(root, {...Object.fromEntries(workers.map((file) => [file, ''])), ...searchFiles});
    expect(await run()).toMatchObject({failed: [], skipped: ['feedback is stored']});
  });

  it('asks an endpoint on another host whether pages may send JSON', async () => {
    const {run} = await deploy({'x/feedback.json': settings('https://feedback.test/')});
    const {fetch} = globalThis;
    const answer = {
      headers: {'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'Content-Type'},
    };
    const methods: string[] = [];
    let headers: Record<string, string> = answer.headers;
    vi.stubGlobal('fetch', (url: URL, init: RequestInit) => {
      if (url.hostname !== 'feedback.test') return fetch(url, init);
      methods.push(init.method ?? '');
      return Promise.resolve(new Response(null, {status: 204, headers}));
    });
    expect((await run()).failed).toEqual([]);
    headers = {'Access-Control-Allow-Origin': 'https://other.test'};
    expect((await run()).failed).toEqual(['feedback endpoint']);
    expect(methods).toEqual(['OPTIONS', 'OPTIONS']);
  });

  it('names what does not answer at all', async () => {
    const findings = await smoke(siteAt('http://127.0.0.1:1'), {writeFeedback: false});
    expect(findings.every(({state}) => state === 'FAILED')).toBe(true);
    expect(findings).toHaveLength(5);
  });
});

it.each([undefined, 'docs', 'ftp://docs.test'])('says how it is called: %j', (address) => {
  expect(() => siteAt(address)).toThrow('npm run smoke -- https://docs.example.org');
});

it('the policy may have hashes, and no more freedom', () => {
  const [rule] = headerRules(['abc=']);
  const headers = new Headers(rule?.headers);
  expect(headerFaults('/x/', headers)).toEqual([]);
  headers.set('Content-Security-Policy', "default-src 'self'; script-src 'self' 'unsafe-inline'");
  headers.delete('Referrer-Policy');
  expect(headerFaults('/x/', headers)).toEqual([
    expect.stringContaining('Content-Security-Policy') as string,
    'Referrer-Policy is missing',
  ]);
});

it('spreads what it opens over the whole list', () => {
  const items = Array.from({length: 100}, (_, index) => index);
  expect(spread(items, 4)).toEqual([0, 33, 66, 99]);
  expect(spread([1, 2], 4)).toEqual([1, 2]);
});
