import {describe, expect, it} from 'vitest';
import {tempFolder} from '../../../tests/unit/tempFolder';
import {findHalfCuts} from './halfCuts';

const pages = {'versioned_docs/version-8/introduction/index.mdx': ''};
const sidebars = {'versioned_sidebars/version-8-sidebars.json': '{}'};

describe('a cut that did not come to its end', () => {
  it('is none where a version has its pages, its sidebars, and its line, or nothing', () => {
    expect(findHalfCuts(tempFolder({...pages, ...sidebars}), ['8'])).toEqual([]);
    expect(findHalfCuts(tempFolder({}), [])).toEqual([]);
  });

  it.each([
    [pages, [], 'there is versioned_docs/version-8, and versions.json does not list "8"'],
    [sidebars, [], 'there is versioned_sidebars/version-8-sidebars.json, and'],
    [{...pages, ...sidebars}, ['7'], 'Version 8 is half cut'],
    [pages, ['8'], 'lists "8", and there is no versioned_sidebars/version-8-sidebars.json'],
    [{}, ['8'], 'no versioned_docs/version-8 and no versioned_sidebars/version-8-sidebars.json'],
  ])('is named with what to do: %o, %o', (files, names, text) => {
    const found = findHalfCuts(tempFolder(files), names).find(({name}) => name === '8');
    expect(found?.whatToDo).toContain(text);
    expect(found?.whatToDo).toContain('npx docusaurus version:cut 8');
  });
});
