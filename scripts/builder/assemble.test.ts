import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it, vi} from 'vitest';
import {languageBase, listLanguages} from '../../config/languages';
import {addFiles, tempFolder} from '../../tests/unit/tempFolder';
import {assemble} from './assemble';
import {currentParts as parts, listParts} from './parts';

const page = (text: string) => `<!doctype html><script>start()</script><main>${text}</main>`;
const sitemap = (address: string) => `<urlset><url><loc>https://docs.example${address}</loc></url></urlset>`;

/** What each language needs, however many there are: redirects lead to its first page. */
const languageFiles = Object.fromEntries(
  listLanguages().flatMap((language) => {
    const base = languageBase(language);
    return [
      [`.parts/${language}${base}introduction/index.html`, page('Introduction')],
      [`.parts/${language}${base}404.html`, page('Not found')],
      [`.parts/${language}${base}sitemap.xml`, sitemap(`${base}introduction/`)],
    ];
  }),
);

const builtParts = {
  ...languageFiles,
  '.parts/en/x/img/mark.svg': '<svg/>',
  '.parts/zh/zh/x/introduction/index.html': page('介绍'),
  '.parts/zh/zh/x/404.html': page('找不到'),
};

describe('assemble', () => {
  it('puts the parts and the files of the root together', async () => {
    vi.spyOn(console, 'log').mockReturnValue();
    const root = tempFolder({...builtParts, 'build/old.txt': 'old'});
    await assemble(root, parts, {compresses: true});
    const read = (name: string) => readFileSync(path.join(root, 'build', name), 'utf8');
    expect(read('x/introduction/index.html')).toContain('Introduction');
    expect(read('zh/x/introduction/index.html')).toContain('介绍');
    expect(read('404.html')).toContain('Not found');
    expect(read('index.html')).toContain('url=/x/introduction/');
    expect(read('zh/x/index.html')).toContain('url=/zh/x/introduction/');
    expect(read('sitemap.xml')).toContain('<loc>https://docs.example/zh/x/sitemap.xml</loc>');
    expect(read('robots.txt')).toContain('Sitemap: https://docs.example/sitemap.xml');
    expect(read('_headers').match(/'sha256-/g)).toHaveLength(1);
    expect(read('_redirects')).toContain('/en/x/* /x/:splat 301');
    expect(existsSync(path.join(root, 'build/old.txt'))).toBe(false);
    expect(existsSync(path.join(root, 'build.new'))).toBe(false);
  });

  it('puts compressed copies beside the files when it is told to, and not otherwise', async () => {
    vi.spyOn(console, 'log').mockReturnValue();
    const file = 'x/introduction/index.html';
    const root = tempFolder({...builtParts, [`.parts/en/${file}`]: page('A line of text. '.repeat(200))});
    const copies = () =>
      ['.br', '.gz'].filter((ending) => existsSync(path.join(root, 'build', file + ending)));
    await assemble(root, parts, {compresses: true});
    expect(copies()).toEqual(['.br', '.gz']);
    await assemble(root, parts);
    expect(copies()).toEqual([]);
  });

  it('keeps the old build when an address would be lost', async () => {
    const root = tempFolder({
      ...builtParts,
      'build/old.txt': 'old',
      'config/addresses.json': '["/x/introduction/", "/x/gone/"]',
    });
    await expect(assemble(root, parts, {compresses: true})).rejects.toThrow(/\/x\/gone\//);
    expect(existsSync(path.join(root, 'build/old.txt'))).toBe(true);
  });

  it('does not miss the addresses of a version that is left out', async () => {
    vi.spyOn(console, 'log').mockReturnValue();
    const root = tempFolder({
      ...builtParts,
      'config/addresses.json': '["/x/introduction/", "/x/v7/introduction/"]',
    });
    const older = {name: '7', path: 'v7', docsDir: 'versioned_docs/version-7', packages: {}};
    await assemble(root, parts, {others: listParts([older])});
    expect(existsSync(path.join(root, 'build/x/introduction/index.html'))).toBe(true);
    await expect(assemble(root, parts)).rejects.toThrow(/\/x\/v7\/introduction\//);
  });

  it('refuses a redirect to a file that no part has', async () => {
    const {'.parts/en/x/img/mark.svg': _, ...withoutMark} = builtParts;
    await expect(assemble(tempFolder(withoutMark), parts, {compresses: true})).rejects.toThrow(
      /\/favicon\.ico/,
    );
  });

  it('refuses two different files at one address', async () => {
    const root = tempFolder(builtParts);
    addFiles(root, {'.parts/zh/x/404.html': 'another'});
    await expect(assemble(root, parts, {compresses: true})).rejects.toThrow('Two parts');
  });
});
