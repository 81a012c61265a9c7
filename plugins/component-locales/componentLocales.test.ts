import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';
import {collectLocales, localeModules} from './collectLocales';
import {indexModule, isLanguageChunk, languageModule, pageModule} from './generateModules';
import {nativeNames, toTag} from './languageNames';

const pack = {components: {}};

describe('collectLocales', () => {
  it('joins the packs of one language, whatever its name in a package', () => {
    const locales = collectLocales({
      core: {mkMK: pack, kkKZ: pack, frFR: pack},
      pickers: {
        mk: pack,
        kzKZ: pack,
        eu: pack,
        DEFAULT_LOCALE: {ok: 'OK'},
        frFRLocalText: {ok: 'OK'},
        frFR: pack,
      },
      grid: {idIDGrid: pack, getText: () => '', deDE: undefined},
    });
    expect(Object.fromEntries(locales)).toEqual({
      eu: [{source: 'pickers', exportName: 'eu'}],
      frFR: [
        {source: 'core', exportName: 'frFR'},
        {source: 'pickers', exportName: 'frFR'},
      ],
      kkKZ: [
        {source: 'core', exportName: 'kkKZ'},
        {source: 'pickers', exportName: 'kzKZ'},
      ],
      mkMK: [
        {source: 'core', exportName: 'mkMK'},
        {source: 'pickers', exportName: 'mk'},
      ],
    });
    expect([...locales.keys()]).toEqual(['eu', 'frFR', 'kkKZ', 'mkMK']);
  });

  it('names a module that has no exports', () => {
    expect(() => collectLocales({'a/locales': undefined})).toThrow('a/locales');
  });

  it('finds more than 30 languages in the installed packages, Chinese in grid and pickers too', () => {
    const require = createRequire(import.meta.url);
    const locales = collectLocales(
      Object.fromEntries(
        localeModules.map((source): [string, unknown] => {
          const exports: unknown = require(source);
          return [source, exports];
        }),
      ),
    );
    expect(locales.size).toBeGreaterThan(30);
    expect(locales.get('zhCN')?.map(({source}) => source)).toEqual(localeModules.slice(0, 3));
    const names = [...nativeNames([...locales.keys()]).values()];
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('language names', () => {
  it.each([
    ['frFR', 'fr-FR'],
    ['eu', 'eu'],
    ['kuCKB', 'ckb'],
    ['kuLatn', 'ku'],
    ['khKH', 'km-KH'],
    ['zhTW', 'zh-TW'],
  ])('%s is %s', (code, tag) => {
    expect(toTag(code)).toBe(tag);
  });

  it('are in the language itself, with the region where it tells two apart', () => {
    expect(Object.fromEntries(nativeNames(['frFR', 'ptBR', 'ptPT', 'zhCN', 'eu']))).toEqual({
      frFR: 'Français',
      ptBR: 'Português (Brasil)',
      ptPT: 'Português (Portugal)',
      zhCN: '中文',
      eu: 'Euskara',
    });
  });
});

describe('generated modules', () => {
  it('a language imports its packs only', () => {
    expect(
      languageModule([
        {source: '@mui/material/locale', exportName: 'frFR'},
        {source: 'x', exportName: 'fr'},
      ]),
    ).toBe(
      'import {frFR as pack0} from "@mui/material/locale";\nimport {fr as pack1} from "x";\nexport default [pack0, pack1];\n',
    );
  });

  it('a language may bring the locale of its dates, beside texts that a theme has for the same component', () => {
    expect(languageModule([{source: 'x', exportName: 'zhCN'}], 'zh-cn')).toBe(
      'import {zhCN as pack0} from "x";\nexport default [pack0, ' +
        '{"components":{"MuiLocalizationProvider":{"defaultProps":{"adapterLocale":"zh-cn"}}}}];\n',
    );
  });

  it('the list loads each language on its own and is in the order of names', () => {
    const text = indexModule(['frFR', 'deDE']);
    expect(text.indexOf('Deutsch')).toBeLessThan(text.indexOf('Français'));
    expect(text).toContain(
      `{code: "frFR", nativeName: "Français", load: () => import(/* webpackChunkName: "component-locale-frFR" */ './frFR.js')`,
    );
  });

  it('a page has the texts of its language, with or without dates in it', () => {
    expect(pageModule({texts: 'zhCN', dates: 'zh-cn'})).toBe('export default "zhCN";\n');
    expect(pageModule({texts: 'frFR'})).toBe('export default "frFR";\n');
    expect(pageModule(undefined)).toBe('export default "";\n');
  });

  it('knows the chunks of languages', () => {
    expect(['component-locale-frFR', 'main', null, undefined].map(isLanguageChunk)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
