import {describe, expect, it} from 'vitest';
import zhLabels from '../i18n/zh/docusaurus-plugin-content-docs/current.json';
import {toSection} from '../src/components/Sidebar/navigationTree';
import {sectionTitles} from './sectionTitles';

/** Sections that a product's pages may lie in, besides the groups of this site. */
const general = [
  'getting-started',
  'components',
  'system',
  'customization',
  'guides',
  'discover-more',
  'versions',
  'styles',
];

describe('section titles', () => {
  it('every general section has a title in both languages', () => {
    for (const titles of Object.values(sectionTitles)) {
      expect(Object.keys(titles)).toEqual(expect.arrayContaining(general));
    }
  });

  it('both languages have the same sections, Chinese ones in Chinese', () => {
    expect(Object.keys(sectionTitles.zh)).toEqual(Object.keys(sectionTitles.en));
    for (const title of Object.values(sectionTitles.zh)) {
      expect(title).toMatch(/^\p{Script=Han}+$/u);
    }
  });

  it('a sidebar group with the name of a section has its Chinese title', () => {
    const chinese = new Map<string, string>(
      Object.values(sectionTitles.en).map((title, index) => [
        title,
        Object.values(sectionTitles.zh)[index] ?? '',
      ]),
    );
    const groups = Object.values(zhLabels).flatMap(({message, description}) => {
      const expected = chinese.get(/category '([^']+)'/.exec(description)?.[1] ?? '');
      return expected === undefined ? [] : [{message, expected}];
    });
    expect(groups.length).toBeGreaterThan(10);
    for (const {message, expected} of groups) {
      expect(message).toBe(expected);
    }
  });

  it('a sidebar group whose key is that of a section is called like it: readers see the title', () => {
    const groups = Object.entries(zhLabels).flatMap(([id, {message, description}]) => {
      const section = toSection(/\.category\.(.+)$/.exec(id)?.[1]);
      const label = /category '([^']+)'/.exec(description)?.[1];
      return section ? [{section, label, message}] : [];
    });
    expect(groups.length).toBeGreaterThan(10);
    for (const {section, label, message} of groups) {
      expect([label, message]).toEqual([sectionTitles.en[section], sectionTitles.zh[section]]);
    }
  });
});
