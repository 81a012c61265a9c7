import {describe, expect, it} from 'vitest';
import siteGlossary from '../../../i18n/zh/glossary.json';
import {checkPage} from './checkPage';
import {emptyGlossary, namesPattern, parseGlossary} from './glossary';
import {readPage} from './pageModel';
import {checkUntranslated} from './rules/text';

const glossary = parseGlossary(
  {
    about: 'Fixture',
    terms: {
      sorting: {zh: '排序', forbidden: ['分类'], english: ['sort']},
      category: {zh: '类别'},
    },
    names: ['MUI', 'MUI X', 'Next.js', 'Pro'],
  },
  'zh',
);
const target = {language: 'zh', glossary} as const;

const english = `---
title: Data Grid – Sorting
sidebar_label: Sorting
description: Sort the rows by one or by many fields.
packages: ['@mui/x-data-grid']
plan: pro
---

Sorting orders the rows.

## Sort by one field

<Demo name="SortingBasic" height={400} />

## Many fields <Plan plan="pro" />

Press <kbd>Shift</kbd>.

\`\`\`tsx title="App.tsx"
const a = 1;
\`\`\`

<Demo name="SortingMany" height={300} />
`;

const chinese = `---
title: 数据表格 – 排序
sidebar_label: 排序
description: 按一个或多个字段对行排序。
packages: ['@mui/x-data-grid']
plan: pro
source_hash: 0123456789abcdef
---

排序决定行的次序。

## 按一个字段排序 {#sort-by-one-field}

<Demo name="SortingBasic" height={400} />

## 多个字段 <Plan plan="pro" /> {#many-fields-}

按住 <kbd>Shift</kbd>。

\`\`\`tsx title="应用.tsx"
const a = 1;
\`\`\`

<Demo name="SortingMany" height={300} />
`;

/** Findings as `line: message` after one replacement in the Chinese page. */
async function findingsWith(search: string, replacement: string, source = english): Promise<string[]> {
  expect(chinese).toContain(search);
  const findings = await checkPage(source, chinese.replace(search, replacement), target);
  return findings.map(({line, message}) => `${line}: ${message}`);
}

const paragraph = '排序决定行的次序。';

describe('check of a translated page', () => {
  it('has nothing to say about a good translation', async () => {
    expect(await checkPage(english, chinese, target)).toEqual([]);
  });

  it.each([
    ['plan: pro', 'plan: premium', '6: front matter "plan" differs'],
    ["packages: ['@mui/x-data-grid']\n", '', '1: front matter "packages" differs'],
    ['plan: pro', 'plan: pro\nunstable: true', '7: front matter "unstable" differs'],
  ])('front matter: %s → %s', async (search, replacement, expected) => {
    expect(await findingsWith(search, replacement)).toEqual([expect.stringContaining(expected)]);
  });

  it('a description has at most 160 characters', async () => {
    expect(await findingsWith('按一个或多个字段对行排序。', `排序${'很'.repeat(159)}`)).toEqual([
      '4: description has 161 characters, the most is 160',
    ]);
  });

  it.each([
    [' {#sort-by-one-field}', '', '12: heading "按一个字段排序" needs the anchor {#sort-by-one-field}'],
    ['{#many-fields-}', '{#many}', '16: heading "多个字段" needs the anchor {#many-fields-}'],
    ['## 多个字段', '### 多个字段', '16: heading "多个字段" has level 3, the English one 2'],
    ['按住', '## 更多 {#more}\n\n按住', '18: heading "更多" is not on the English page'],
  ])('headings: %s → %s', async (search, replacement, expected) => {
    expect(await findingsWith(search, replacement)).toEqual([expected]);
  });

  it('an anchor may be written as a comment', async () => {
    expect(await findingsWith('{#sort-by-one-field}', '{/* #sort-by-one-field */}')).toEqual([]);
    expect(await findingsWith('{#sort-by-one-field}', '{/* #other */}')).toHaveLength(1);
  });

  it('names the heading that is missing', async () => {
    expect(
      await findingsWith('## 多个字段 <Plan plan="pro" /> {#many-fields-}\n', '<Plan plan="pro" />\n'),
    ).toContain('1: heading "Many fields" {#many-fields-} of the English page is missing');
  });

  it.each([
    [
      '<Demo name="SortingMany" height={300} />\n',
      '',
      '14: component 2: expected <Demo height={300} name="SortingMany">, found none',
    ],
    [
      'height={400}',
      'height={410}',
      '14: component 1: expected <Demo height={400} name="SortingBasic">, found <Demo height={410} name="SortingBasic">',
    ],
    ['<kbd>Shift</kbd>', 'Shift 键', 'component in a sentence 1: expected <kbd>'],
    ['```tsx', '```jsx', '20: code block 1: expected ```tsx, found ```jsx'],
  ])('demos, components, code: %s → %s', async (search, replacement, expected) => {
    expect(await findingsWith(search, replacement)).toContainEqual(expect.stringContaining(expected));
  });

  it('the name of a key needs no Chinese beside it', async () => {
    expect(await findingsWith('按住 <kbd>Shift</kbd>。', '<kbd>Shift</kbd>')).toEqual([]);
  });

  it('an inline component may stand elsewhere in its sentence', async () => {
    expect(await findingsWith('按住 <kbd>Shift</kbd>。', '<kbd>Shift</kbd> 需要按住。')).toEqual([]);
  });

  it.each([
    [`${paragraph}Not translated yet.`, 'sentence without Chinese: "Not translated yet."'],
    [`${paragraph}\n\n- Left in English`, 'sentence without Chinese: "Left in English"'],
    [`${paragraph}\n\n| 一 | Two words |\n| - | - |`, 'sentence without Chinese: "Two words"'],
    [`${paragraph}\n\n:::tip[Good to know]\n\n好。\n\n:::`, 'sentence without Chinese: "Good to know"'],
  ])('a sentence without Chinese is found in %s', async (replacement, expected) => {
    expect(await findingsWith(paragraph, replacement)).toEqual([expect.stringContaining(expected)]);
  });

  it.each(['MUI X', 'Next.js v15.1', 'DataGridPro', '`rows`', 'https://mui.com/x', '`a`, `b`'])(
    'a name or code alone needs no Chinese: %s',
    async (name) => {
      expect(await findingsWith(paragraph, `${paragraph}\n\n- ${name}`)).toEqual([]);
    },
  );

  it('a title without Chinese is found', async () => {
    expect(await findingsWith('title: 数据表格 – 排序', 'title: Grid')).toEqual([
      expect.stringContaining('2: sentence without Chinese: "Grid"'),
    ]);
  });

  it('names the line inside a paragraph', async () => {
    expect(await findingsWith(paragraph, '排序决定行的次序。\n第二行\n写React。')).toEqual([
      expect.stringMatching(/^12: a space stands between Chinese and Latin letters: ".*写React。"$/),
    ]);
  });

  it.each(['排序,', '排序:', '排序(', '排序)', '排序.', '(排序）)后'])(
    'punctuation is full-width: %s',
    async (text) => {
      expect((await findingsWith(paragraph, `${text} 好。`)).join()).toMatch(/full-width/);
    },
  );

  it.each(['用React 写。', '用 React写。', '用 **Pro**版。', '[链接](https://mui.com)MUI 的'])(
    'Chinese and Latin letters are separated: %s',
    async (text) => {
      expect(await findingsWith(paragraph, text)).toEqual([
        expect.stringContaining('a space stands between'),
      ]);
    },
  );

  it.each(["`'a'`和", '用`rows`。', '用[`rows`](https://mui.com)。', '按<kbd>A</kbd> 键'])(
    'so are Chinese and code or a key: %s',
    async (text) => {
      expect((await findingsWith(paragraph, `${paragraph}${text}`)).join()).toContain(
        'a space stands between Chinese and code',
      );
    },
  );

  it('finds bold that Markdown does not see', async () => {
    expect((await findingsWith(paragraph, '**排序。**决定次序。')).join()).toMatch(
      /bold that Markdown does not see/,
    );
  });

  it('a forbidden form is found, also beside the right one', async () => {
    expect(await findingsWith(paragraph, '排序也叫分类。')).toEqual([
      '10: the glossary forbids "分类"; write "排序"',
    ]);
  });

  it('a term of the English page must stand on the Chinese page', async () => {
    const source = english.replace('orders the rows', 'groups by many categories');
    expect(await findingsWith(paragraph, paragraph, source)).toEqual([
      '1: the English page says "category"; the glossary\'s "类别" is nowhere on this page',
    ]);
  });

  it('code is not prose: no term, no sentence, no punctuation', async () => {
    const code = '`sort of category,` 与 `完成,`';
    expect(
      await findingsWith(paragraph, `${paragraph}${code}。`, english.replace('rows.', 'rows `category`.')),
    ).toEqual([]);
  });
});

describe('a language without rules of its own', () => {
  it('has no sentence of the English page, names and short texts apart', async () => {
    const french = english
      .replace('Sorting orders the rows.', 'Le tri ordonne les lignes.')
      .replace('Press <kbd>', 'Appuyez sur <kbd>');
    const names = namesPattern(emptyGlossary.names);
    const [source, page] = [await readPage(english), await readPage(french)];
    expect(checkUntranslated(source, page, names)).toEqual([
      {line: 4, message: 'sentence in English: "Sort the rows by one or by many fields."'},
      {line: 11, message: 'sentence in English: "Sort by one field"'},
    ]);
    expect(checkUntranslated(source, source, names).map(({line}) => line)).toEqual([4, 9, 11]);
  });
});

describe('glossary', () => {
  it('the file of the site is well formed', () => {
    expect(Object.keys(parseGlossary(siteGlossary, 'zh').terms).length).toBeGreaterThan(60);
  });

  it('refuses a form to use that is forbidden elsewhere', () => {
    expect(() => parseGlossary({about: '', terms: {}, names: []}, 'zh')).toThrow('"about"');
    expect(() =>
      parseGlossary({about: 'x', terms: {a: {zh: '甲'}, b: {zh: '乙', forbidden: ['甲']}}, names: []}, 'zh'),
    ).toThrow('"a" uses "甲"');
  });
});
