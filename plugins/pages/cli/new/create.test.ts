import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkPageFrontMatter} from '../../frontMatter';
import {tempFolder} from '../../../../tests/unit/tempFolder';
import {createPage, createPlayground} from './create';

const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8');

describe('new:playground', () => {
  it('writes a bare page: no frame of the site, no MUI theme around it', () => {
    const folder = tempFolder();
    expect(createPlayground(folder, 'row-height')).toContain('/x/playground/row-height/');
    const text = read(folder, 'playground/row-height.tsx');
    expect(text).toContain('export default function RowHeightPlayground');
    expect(text).not.toMatch(/@theme|@site|@mui/);
  });

  it('changes no page that exists', () => {
    const folder = tempFolder({'playground/row-height.tsx': 'mine'});
    expect(() => createPlayground(folder, 'row-height')).toThrow(
      'playground/row-height.tsx exists already; it was not changed.',
    );
    expect(read(folder, 'playground/row-height.tsx')).toBe('mine');
  });

  it.each(['RowHeight', 'row height', '../row', 'row/height', '-row', 'row.tsx', ''])(
    'refuses the name "%s"',
    (name) => {
      const folder = tempFolder();
      expect(() => createPlayground(folder, name)).toThrow(`"${name}" is no name of a playground page`);
      expect(existsSync(path.join(folder, 'playground'))).toBe(false);
    },
  );
});

describe('new:page', () => {
  const site = {'sidebars/charts.ts': "['react-charts/bars/index']"};

  it('writes a page whose front matter is right', () => {
    const folder = tempFolder(site);
    createPage(folder, '/x/react-charts/bars/', ['zh']);
    const text = read(folder, 'docs/react-charts/bars/index.mdx');
    const fields: Record<string, string> = {};
    for (const [, key = '', value = ''] of text.matchAll(/^(title|sidebar_label|description): (.+)$/gm)) {
      fields[key] = value;
    }
    expect(fields.title).toBe('Charts – Bars');
    expect(checkPageFrontMatter(fields, 'docs/react-charts/bars/index.mdx', text).faults).toEqual([]);
  });

  it('says when the page is in no sidebar', () => {
    const folder = tempFolder(site);
    expect(createPage(folder, 'react-charts/bars', ['zh'])).not.toContain('sidebars/');
    expect(createPage(folder, 'react-charts/row-height', ['zh'])).toContain(
      "Add 'react-charts/row-height/index' to its product in sidebars/",
    );
  });

  it('changes no page that exists', () => {
    const folder = tempFolder({...site, 'docs/react-charts/bars/index.mdx': 'mine'});
    expect(() => createPage(folder, 'react-charts/bars', ['zh'])).toThrow(
      'exists already; it was not changed.',
    );
  });

  it.each([
    ['react-charts/Bars', 'is no address of a page'],
    ['react-charts//bars', 'is no address of a page'],
    ['../elsewhere', 'is no address of a page'],
    ['blog/news', 'is below no section of this site. Sections: introduction,'],
    ['playground/mine', 'npx docusaurus new:playground'],
  ])('refuses the address "%s"', (address, message) => {
    const folder = tempFolder(site);
    expect(() => createPage(folder, address, ['zh'])).toThrow(message);
    expect(existsSync(path.join(folder, 'docs'))).toBe(false);
  });
});
