import {describe, expect, it} from 'vitest';
import {demoNames, demoProblems, isTranslated, getSourceFolder, listStylings} from './demoFiles';

const files = [
  'Orders.controls.ts',
  'Orders.css',
  'Orders.css.tsx',
  'Orders.tailwind.tsx',
  'Orders.tsx',
  'Films.tsx',
  'orderServer.ts',
];

describe('demos of a page', () => {
  it.each([
    ['docs/a/index.mdx', 'docs/a', false],
    ['versioned_docs/version-7/a/index.mdx', 'versioned_docs/version-7/a', false],
    ['i18n/zh/docusaurus-plugin-content-docs/current/a/index.mdx', 'docs/a', true],
    ['i18n/zh/docusaurus-plugin-content-docs/version-7/a/b/index.mdx', 'versioned_docs/version-7/a/b', true],
  ])('%s has its demos in %s', (page, folder, translated) => {
    expect(getSourceFolder(page)).toBe(folder);
    expect(isTranslated(page)).toBe(translated);
  });

  it('are files without a second extension, with their stylings', () => {
    expect(demoNames(files)).toEqual(['Orders', 'Films']);
    expect(listStylings('Orders', files)).toEqual(['system', 'tailwind', 'css']);
    expect(listStylings('Films', files)).toEqual(['system']);
  });

  it('are all shown, once', () => {
    expect(demoProblems(['Films', 'Orders'], files, false)).toEqual([]);
    expect(demoProblems(['Films'], files, false)).toEqual([
      {message: 'No <Demo> of this page shows _demos/Orders.tsx'},
    ]);
    expect(demoProblems(['Films'], files, true)).toEqual([]);
    expect(demoProblems(['Films', 'Orders', 'Films'], files, false)).toEqual([
      {index: 2, message: 'The demo "Films" stands in this page already'},
    ]);
  });

  it('are not the modules that they import', () => {
    expect(demoProblems([], ['orderServer.ts'], false)).toEqual([]);
    expect(demoProblems(['orderServer'], ['orderServer.ts'], false)[0]?.message).toMatch(/Unknown demo/);
  });

  it('unknown: the nearest name is told', () => {
    expect(demoProblems(['Film'], files, true)).toEqual([
      {index: 0, message: 'Unknown demo "Film": did you mean "Films"?'},
    ]);
    expect(demoProblems(['Film'], [], false)[0]?.message).toMatch(/no _demos folder/);
  });

  it('a form without the demo, a style sheet without the form', () => {
    expect(
      demoProblems([], ['A.tailwind.tsx', 'B.css', 'C.css.tsx', 'C.tsx'], true).map(({message}) => message),
    ).toEqual(['_demos/A.tailwind.tsx has no A.tsx beside it', '_demos/B.css has no B.css.tsx beside it']);
  });
});
