import {mkdtemp, mkdir, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {tempFolder} from '../../tests/unit/tempFolder';
import {findMissingTexts} from './findMissingTexts';
import {idPlaces} from './idPlaces';
import {compareTexts, describeTextReport, readTexts} from './interfaceTexts';
import {requiredLabels} from './requiredLabels';

describe('interface texts', () => {
  it('a text is missing when it is absent or empty', () => {
    expect(compareTexts({a: 'A', b: 'B', c: 'C'}, {a: '甲', b: ' '}, {}).missing).toEqual(['b', 'c']);
  });

  it('a text that the theme brings in the language is not missing', () => {
    expect(compareTexts({a: 'A'}, {}, {a: '甲'})).toEqual({missing: [], english: [], unknown: []});
  });

  it('a text that nothing uses is unknown', () => {
    expect(compareTexts({a: 'A'}, {a: '甲', old: '旧'}, {}).unknown).toEqual(['old']);
  });

  it('the English that a list of texts begins with is no translation, but for names', () => {
    const used = {a: 'The search could not be loaded.', b: 'MUI X'};
    expect(compareTexts(used, used, {}).english).toEqual(['a']);
  });

  it('in a language that has only been started a short one is none, either', () => {
    const used = {a: 'The search could not be loaded.', b: 'Reload the page', c: '100 %'};
    expect(compareTexts(used, {...used, b: 'Reload the page'}, {}, true).english).toEqual(['a', 'b']);
    expect(compareTexts(used, {...used, b: 'Recharger la page'}, {}, true).english).toEqual(['a']);
  });

  it('the report names the place and the id', () => {
    const json = '{\n  "b": {"message": "乙, \\"c\\":"},\n  "c": {\n    "message": "C"\n  }\n}\n';
    const report = {missing: ['a', 'bb', 'd'], english: ['c'], unknown: ['b']};
    expect(describeTextReport(report, idPlaces('code.json', json))).toEqual([
      'code.json:2:3: text "a" has no translation',
      'code.json:2:3: text "bb" has no translation',
      'code.json:3:3: text "d" has no translation',
      'code.json:3:3: text "c" is still English',
      'code.json:2:3: text "b" is used nowhere; delete it',
    ]);
    expect(describeTextReport({...report, english: [], unknown: []}, idPlaces('none.json'))).toContain(
      'none.json:1:1: text "a" has no translation',
    );
  });

  it('a translation file of another shape is refused', () => {
    const siteDir = tempFolder({'code.json': '{"a": "text"}'});
    expect(() => readTexts(siteDir, 'code.json')).toThrow('code.json: "a"');
    expect(readTexts(siteDir, 'other.json')).toEqual({});
  });
});

describe('labels of navigation', () => {
  it('groups and links of sidebars, nested ones too, by key', () => {
    const sidebars = {
      grid: [
        'page',
        {
          type: 'category' as const,
          label: 'Rows',
          key: 'grid-rows',
          items: [
            {type: 'category' as const, label: 'More', items: ['other']},
            {type: 'link' as const, label: 'Out', href: 'https://mui.com'},
          ],
        },
      ],
    };
    expect(requiredLabels(sidebars)).toEqual({
      'sidebar.grid.category.grid-rows': 'Rows',
      'sidebar.grid.category.More': 'More',
      'sidebar.grid.link.Out': 'Out',
    });
  });
});

describe('a project', () => {
  let siteDir = '';

  beforeEach(async () => {
    siteDir = await mkdtemp(path.join(tmpdir(), 'texts-'));
    await mkdir(path.join(siteDir, 'plugins/ads/theme/Ad'), {recursive: true});
    await mkdir(path.join(siteDir, 'i18n/zh'), {recursive: true});
    await writeFile(
      path.join(siteDir, 'plugins/ads/theme/Ad/index.tsx'),
      `import Translate from '@docusaurus/Translate';
       export default () => <Translate id="theme.ad.label">Advert</Translate>;`,
    );
  });

  afterEach(() => rm(siteDir, {recursive: true}));

  const find = () => findMissingTexts({siteDir, language: 'zh', sidebars: {}});

  it('reports a text of a plugin theme that has no Chinese', async () => {
    expect(await find()).toEqual(['i18n/zh/code.json:1:1: text "theme.ad.label" has no translation']);
  });

  it('is complete once the text is translated', async () => {
    await writeFile(path.join(siteDir, 'i18n/zh/code.json'), '{"theme.ad.label": {"message": "广告"}}');
    expect(await find()).toEqual([]);
  });

  it('a label of the navigation that is still English is left to do once the language has only been started', async () => {
    const file = 'i18n/zh/docusaurus-plugin-content-docs/current.json';
    const sidebars = {grid: [{type: 'category' as const, label: 'Rows', key: 'rows', items: ['page']}]};
    await mkdir(path.join(siteDir, path.dirname(file)), {recursive: true});
    await writeFile(path.join(siteDir, file), '{"sidebar.grid.category.rows": {"message": "Rows"}}');
    await writeFile(path.join(siteDir, 'i18n/zh/code.json'), '{"theme.ad.label": {"message": "广告"}}');
    const texts = {siteDir, language: 'zh', sidebars};
    expect(await findMissingTexts(texts)).toEqual([]);
    const more = {grid: [...sidebars.grid, {type: 'link' as const, label: 'To', key: 'to', href: '/to/'}]};
    expect(await findMissingTexts({...texts, sidebars: more})).toEqual([
      `${file}:1:2: label "sidebar.grid.link.to" has no translation`,
    ]);
    expect(await findMissingTexts({...texts, isStarted: true})).toEqual([
      `${file}:1:2: label "sidebar.grid.category.rows" is still English`,
    ]);
  });

  it('a computed id cannot be read and stops', async () => {
    await mkdir(path.join(siteDir, 'src'));
    await writeFile(
      path.join(siteDir, 'src/late.ts'),
      `import {translate} from '@docusaurus/Translate';
       export const late = (id: string) => translate({id, message: 'x'});`,
    );
    await expect(find()).rejects.toThrow('src/late.ts');
  });
});
