import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {readReport, transform} from '../../../tests/unit/mdx';
import {highlight} from '../highlight';
import {changedLines} from './changedLines';
import {decodeFences, readFence} from './fence';
import {fenceHtml} from './fenceHtml';
import {managerCommands} from './managerCommands';
import remarkCodeFences from './remarkCodeFences';

const siteDir = '/site';
const path = '/site/docs/a/index.mdx';

/** Name and attributes of the elements of a tree, in its order. */
function elementsIn(tree: Root): object[] {
  return tree.children.flatMap((node) => {
    if (node.type !== 'mdxJsxFlowElement') return [];
    const attributes: Record<string, string> = {};
    for (const each of node.attributes) {
      if (each.type === 'mdxJsxAttribute') {
        attributes[each.name] = typeof each.value === 'string' ? each.value : `{${each.value?.value}}`;
      }
    }
    return [{element: node.name, ...attributes}];
  });
}

/** What a tree imports. */
function listImports(tree: Root): string[] {
  return tree.children.flatMap((node) => {
    const statement = node.type === 'mdxjsEsm' ? node.data?.estree?.body[0] : undefined;
    return statement?.type === 'ImportDeclaration' ? [String(statement.source.value)] : [];
  });
}

/** What a page asks the loader for. */
function readRequest(tree: Root) {
  const source = listImports(tree).find((each) => each.includes('?fences=')) ?? '';
  return decodeFences(source.split('?fences=')[1] ?? '');
}

function fence(code: string, language: string, meta = '') {
  return fenceHtml(readFence(code, language, meta));
}

describe('code fences', () => {
  it('leave the page: it imports them and names the place', async () => {
    const text = '```tsx title="src/App.tsx" {1}\nconst a = 1;\n```\n\n```\nplain <b>\n```';
    const tree = await transform(remarkCodeFences({siteDir}), text, {path});
    expect(elementsIn(tree)).toEqual([
      {element: 'CodeFence', language: 'tsx', title: 'src/App.tsx', fences: '{pageFences}', index: '{0}'},
      {element: 'CodeFence', language: '', fences: '{pageFences}', index: '{1}'},
    ]);
    const {fences} = readRequest(tree);
    expect(fences.map(({code, marked}) => ({code, marked}))).toEqual([
      {code: 'const a = 1;', marked: [[1, 1]]},
      {code: 'plain <b>', marked: []},
    ]);
  });

  it('a page and its translation share the code', async () => {
    const text = '```ts\na\n```';
    const translated = '/site/i18n/zh/docusaurus-plugin-content-docs/current/a/index.mdx';
    expect(readRequest(await transform(remarkCodeFences({siteDir}), text, {path}))).toEqual(
      readRequest(await transform(remarkCodeFences({siteDir}), text, {path: translated})),
    );
  });

  it('a page without fences imports nothing', async () => {
    const tree = await transform(remarkCodeFences({siteDir}), 'Lead.', {path});
    expect(tree.children.map(({type}) => type)).toEqual(['paragraph']);
  });

  it.each([
    ['klingon', 'No grammar to highlight "klingon"; use a language that Prism knows, or text'],
    [
      'ts subtitle="no"',
      'A code fence does not know "subtitle="no"": title="…", {1,3-5}, showLineNumbers, showLineNumbers=10, managers',
    ],
    ['ts {0}', '"{0}" of a code fence is no list of lines such as {1,3-5}'],
    ['ts {3-1}', '"{3-1}" of a code fence is no list of lines such as {1,3-5}'],
  ])('%s stops the build at its line', async (info, message) => {
    const report = await readReport(remarkCodeFences({siteDir}), `Lead.\n\n\`\`\`${info}\na\n\`\`\``, {path});
    expect(report).toBe(`3: ${message}`);
  });
});

describe('the code before and after a change', () => {
  const pair = [
    'Lead.',
    '```tsx title="Before (v7)"\nimport a;\n<Chart legend />;\n```',
    '```tsx title="After (v8)"\nimport a;\n<Chart hideLegend />;\n```',
    '```ts\nb\n```',
  ].join('\n\n');

  it('stands in one frame that knows both versions', async () => {
    const tree = await transform(remarkCodeFences({siteDir}), pair, {path});
    expect(listImports(tree)[0]).toBe('@theme/CodeChange');
    const [change, other] = tree.children.filter(({type}) => type === 'mdxJsxFlowElement');
    expect(elementsIn({type: 'root', children: change ? [change] : []})).toEqual([
      {element: 'CodeChange', from: 'v7', to: 'v8'},
    ]);
    const sides = change?.type === 'mdxJsxFlowElement' ? change.children : [];
    expect(elementsIn({type: 'root', children: sides})).toMatchObject([
      {element: 'CodeFence', title: 'Before (v7)', index: '{0}'},
      {element: 'CodeFence', title: 'After (v8)', index: '{1}'},
    ]);
    expect(elementsIn({type: 'root', children: other ? [other] : []})).toMatchObject([
      {element: 'CodeFence', index: '{2}'},
    ]);
  });

  it('has what differs in its own color on each side', async () => {
    const {fences} = readRequest(await transform(remarkCodeFences({siteDir}), pair, {path}));
    const [before = '', after = ''] = fences.map(fenceHtml).map(String);
    expect(before).toMatch(
      /^<span data-line="">.*a.*\n<\/span><span data-line="replaced">.*legend.*<\/span>$/s,
    );
    expect(after).toMatch(
      /^<span data-line="">.*a.*\n<\/span><span data-line="added">.*hideLegend.*<\/span>$/s,
    );
  });

  it.each([
    ['another title between', '```ts title="Before (v7)"\na\n```\n\n```ts title="a.ts"\nb\n```'],
    ['text between', '```ts title="Before (v7)"\na\n```\n\nText.\n\n```ts title="After (v8)"\nb\n```'],
    ['one side only', '```ts title="Before (v7)"\na\n```'],
  ])('is no pair with %s', async (_name, text) => {
    const tree = await transform(remarkCodeFences({siteDir}), text, {path});
    expect(listImports(tree)).not.toContain('@theme/CodeChange');
    expect(readRequest(tree).fences.every(({changed}) => changed === undefined)).toBe(true);
  });

  it.each([
    ['a\nb\nc', 'a\nc', [2], []],
    ['a\nc', 'a\nb\nc', [], [2]],
    ['a\nb', 'c\nd', [1, 2], [1, 2]],
    ['a\nb\na', 'b\na\nb', [1], [3]],
    ['a  ', 'a', [], []],
  ])('%j becomes %j by lines %j and %j', (before, after, gone, added) => {
    expect(changedLines(before, after)).toEqual({before: gone, after: added});
  });
});

describe('HTML of a fence', () => {
  it('marks and counts lines', () => {
    expect(fence('a\nb\nc', 'text', '{2} showLineNumbers=9')).toBe(
      '<span data-line="" data-number="9">a\n</span>' +
        '<span data-line="marked" data-number="10">b\n</span>' +
        '<span data-line="" data-number="11">c</span>',
    );
    expect(fence('a\nb', 'text')).toBe('a\nb');
  });

  it.each([
    ['a // #added', 'ts'],
    ['a {/* #added */}', 'tsx'],
    ['a /* #added */', 'css'],
    ['a # #added', 'bash'],
    ['a <!-- #added -->', 'html'],
  ])('knows the mark in %j', (code, language) => {
    expect(fence(code, language)).toMatch(/^<span data-line="added">.*a.*<\/span>$/);
    expect(fence(code, language)).not.toContain('#added');
  });

  it('knows the signs of a diff', () => {
    expect(fence('-a\n+b\n c', 'diff')).toMatch(
      /^<span data-line="removed">.*<span data-line="added">.*<span data-line="">/s,
    );
  });

  it('has one text for each package manager', () => {
    expect(fence('npm install a', 'text', 'managers')).toEqual({
      npm: 'npm install a',
      pnpm: 'pnpm add a',
      yarn: 'yarn add a',
    });
  });
});

describe('commands of package managers', () => {
  it.each([
    ['npm install', 'pnpm install', 'yarn install'],
    ['npm install -D a b', 'pnpm add --save-dev a b', 'yarn add --dev a b'],
    [
      'npm create vite@latest app -- --template react-ts',
      'pnpm create vite app --template react-ts',
      'yarn create vite app --template react-ts',
    ],
    ['npm create vite@latest', 'pnpm create vite', 'yarn create vite'],
    ['npm run dev', 'pnpm dev', 'yarn dev'],
    ['npx a b', 'pnpm dlx a b', 'yarn dlx a b'],
    ['cd app', 'cd app', 'cd app'],
  ])('%s', (npm, pnpm, yarn) => {
    expect(managerCommands(npm)).toEqual({npm, pnpm, yarn});
  });

  it('an unknown one is refused', () => {
    expect(() => managerCommands('npm audit --fix')).toThrow(/npm audit --fix/);
  });
});

describe('highlight', () => {
  it.each(['tsx', 'ts', 'js', 'jsx', 'bash', 'sh', 'css', 'html', 'json', 'yaml'])(
    '%s gets classes and no inline style',
    (language) => {
      const html = highlight('const a = "<b>" && {"c": 1}; // d', language);
      expect(html).toContain('<span class="code-');
      expect(html).not.toContain('style=');
      expect(html).not.toContain('<b>');
    },
  );

  it('tells added and removed lines of a diff apart', () => {
    const html = highlight('-old\n+new', 'diff');
    expect(html).toMatch(/code-property[^]*old[^]*code-string[^]*new/);
  });

  it.each(['', 'text', 'tsx', 'html'])('markup in %j code is text', (language) => {
    const html = highlight('<script>alert("a & b")</script>', language);
    expect(html).not.toContain('<script');
    const text = html.replace(/<[^>]+>/g, '');
    expect(text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')).toBe(
      '<script>alert("a & b")</script>',
    );
  });

  it.each(['klingon', 'extend', 'insertBefore', 'DFS', 'toString'])('refuses %s and names it', (language) => {
    expect(() => highlight('a', language)).toThrow(`No grammar to highlight "${language}"`);
  });
});
