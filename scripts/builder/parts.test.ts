import {describe, expect, it} from 'vitest';
import {addFiles, tempFolder} from '../../tests/unit/tempFolder';
import {readOrder} from './arguments';
import {hashInputs} from '../../src/lib/node/hashInputs';
import {pageList} from './buildPart';
import {currentParts, listParts, type BuildPart} from './parts';

const current = {name: 'current', path: '', docsDir: 'docs', packages: {}};
const older = {name: '7', path: 'v7', docsDir: 'versioned_docs/version-7', packages: {}};
/** Two languages say enough, however many there are. */
const isEnglishOrChinese = ({locale}: BuildPart) => ['en', 'zh'].includes(locale);
const parts = listParts([current, older]).filter(isEnglishOrChinese);

describe('listParts', () => {
  it('is one part per version and language, the older ones below the current ones', () => {
    expect(parts.map(({name, base, version, env}) => [name, base, version, env.SITE_VERSION])).toEqual([
      ['en', 'x', 'current', 'current'],
      ['zh', 'zh/x', 'current', 'current'],
      ['en-v7', 'x/v7', 'v7', '7'],
      ['zh-v7', 'zh/x/v7', 'v7', '7'],
    ]);
    expect(currentParts.filter(isEnglishOrChinese).map(({name}) => name)).toEqual(['en', 'zh']);
  });

  it('a part is built anew for its own files and those of all, not for those of another version', async () => {
    const root = tempFolder();
    const hashes = () => Promise.all(parts.map(({inputs, foreign}) => hashInputs(root, inputs, {}, foreign)));
    const changedBy = async (file: string) => {
      const before = await hashes();
      addFiles(root, {[file]: 'text'});
      const after = await hashes();
      return parts.flatMap(({name}, index) => (before[index] === after[index] ? [] : [name]));
    };
    const i18n = 'i18n/zh/docusaurus-plugin-content-docs';
    expect(await changedBy('docs/a/index.mdx')).toEqual(['en', 'zh']);
    expect(await changedBy('sidebars/charts.ts')).toEqual(['en', 'zh']);
    expect(await changedBy('versioned_docs/version-7/a/index.mdx')).toEqual(['en-v7', 'zh-v7']);
    expect(await changedBy('versioned_sidebars/version-7-sidebars.json')).toEqual(['en-v7', 'zh-v7']);
    expect(await changedBy(`${i18n}/current/a/index.mdx`)).toEqual(['zh']);
    expect(await changedBy(`${i18n}/current.json`)).toEqual(['zh']);
    expect(await changedBy(`${i18n}/version-7/a/index.mdx`)).toEqual(['zh-v7']);
    expect(await changedBy(`${i18n}/version-7.json`)).toEqual(['zh-v7']);
    expect(await changedBy('i18n/zh/code.json')).toEqual(['zh', 'zh-v7']);
    for (const file of ['src/a.ts', 'versions.json', 'versioned_docs/version-7/packages.json']) {
      expect(await changedBy(file)).toEqual(['en', 'zh', 'en-v7', 'zh-v7']);
    }
  });
});

describe('pageList', () => {
  const page = (...lines: string[]) => ['---', 'title: A', ...lines, '---', '', 'Text.'].join('\n');

  it('changes with the pages of any version and where they were, not with their texts', async () => {
    const root = tempFolder({
      'docs/a/index.mdx': page(),
      'versioned_docs/version-7/b/index.mdx': page(),
    });
    const first = await pageList(root, [current, older]);
    addFiles(root, {'docs/a/index.mdx': `${page()} More.`, 'docs/a/_demos/A.tsx': ''});
    expect(await pageList(root, [current, older])).toBe(first);
    addFiles(root, {'docs/a/index.mdx': page('movedFrom:', '  - b')});
    const second = await pageList(root, [current, older]);
    expect(second).not.toBe(first);
    addFiles(root, {'versioned_docs/version-7/c/index.mdx': page()});
    expect(await pageList(root, [current, older])).not.toBe(second);
  });
});

describe('readOrder', () => {
  const named = (args: string[]) => readOrder(args, parts).parts.map(({name}) => name);

  it('builds everything, some parts, or puts together what is there', () => {
    expect(readOrder([], parts)).toEqual({parts, builds: true, assembles: true, compresses: false});
    expect(readOrder(['--compress'], parts)).toMatchObject({parts, compresses: true});
    expect(named(['--current'])).toEqual(['en', 'zh']);
    expect(() => readOrder(['--current', '--part', 'zh'], parts)).toThrow('--current');
    expect(readOrder(['--part', 'en-v7'], parts)).toMatchObject({builds: true, assembles: false});
    expect(named(['--part', 'zh', '--part', 'en-v7'])).toEqual(['zh', 'en-v7']);
    expect(readOrder(['--assemble'], parts)).toEqual({
      parts,
      builds: false,
      assembles: true,
      compresses: false,
    });
  });

  it('says what is possible', () => {
    expect(() => readOrder(['--part', 'xx'], parts)).toThrow('"xx". There are: en, zh, en-v7, zh-v7');
    expect(() => readOrder(['--part', 'en', '--assemble'], parts)).toThrow('one of them at a time');
    expect(() => readOrder(['--all'], parts)).toThrow("'--all'");
  });
});
