import {describe, expect, it} from 'vitest';
import {sourceHash} from '../sourceHash';
import {readField, withFields} from '../../../src/mdx/frontMatterLines';
import {newTranslation, stamped} from './newTranslation';
import {englishPath, translatedPath} from '../pagePaths';
import {pageFromArgument} from './sitePages';

const english = `---
title: Data Grid – Sorting
---

## Sort by one field

\`\`\`md
## Not a heading
\`\`\`

## Sort by one field

### Use \`rows\` and [links](/a/index.mdx)

## Many fields {/* #many */}

## Last {#end}
`;

describe('new translation', () => {
  const page = newTranslation(english, 'abc1234');

  it('writes the anchor of each heading as Docusaurus derives it from the English text', () => {
    expect(page.split('\n').filter((line) => line.startsWith('#'))).toEqual([
      '## Sort by one field {#sort-by-one-field}',
      '## Not a heading',
      '## Sort by one field {#sort-by-one-field-1}',
      '### Use `rows` and [links](/a/index.mdx) {#use-rows-and-links}',
      '## Many fields {/* #many */}',
      '## Last {#end}',
    ]);
  });

  it('stamps hash and commit of the English page', () => {
    expect(readField(page, 'source_hash')).toBe(sourceHash(english));
    expect(readField(page, 'source_commit')).toBe('abc1234');
  });

  it('leaves the commit out where git does not know it', () => {
    expect(newTranslation(english, undefined)).not.toContain('source_commit');
  });

  it('a new stamp replaces the old one and keeps the text', () => {
    const again = stamped(page, `${english}More.\n`, undefined);
    expect(readField(again, 'source_hash')).toBe(sourceHash(`${english}More.\n`));
    expect(readField(again, 'source_commit')).toBeUndefined();
    expect(again.match(/source_hash/g)).toHaveLength(1);
    expect(again.slice(again.indexOf('## Sort'))).toBe(page.slice(page.indexOf('## Sort')));
  });

  it('a page without front matter cannot be stamped', () => {
    expect(() => withFields('Text', {source_hash: 'a'})).toThrow('no front matter');
  });
});

describe('names of pages', () => {
  it.each([
    'react-data-grid/quickstart',
    '/x/react-data-grid/quickstart/',
    '/zh/x/react-data-grid/quickstart/',
    'docs/react-data-grid/quickstart/index.mdx',
    './docs/react-data-grid/quickstart/index.mdx',
  ])('%s is a name of the page', (argument) => {
    expect(pageFromArgument(argument, ['zh'])).toBe('react-data-grid/quickstart');
  });

  it('a page of an older version has the version in front', () => {
    for (const argument of [
      '/x/v7/react-charts/bars/',
      'versioned_docs/version-7/react-charts/bars/index.mdx',
    ]) {
      expect(pageFromArgument(argument, ['zh'])).toBe('v7/react-charts/bars');
    }
    expect(englishPath('v7/react-charts/bars')).toBe('versioned_docs/version-7/react-charts/bars/index.mdx');
    expect(translatedPath('v7/react-charts/bars', 'zh')).toBe(
      'i18n/zh/docusaurus-plugin-content-docs/version-7/react-charts/bars/index.mdx',
    );
  });
});
