import {describe, expect, it} from 'vitest';
import {markdownWriter} from '../../markdown-pages/markdownWriter';
import {interfaceTexts} from '../../markdown-pages/interfaceTexts';
import type {ApiComponent, ApiMember, ApiType, ApiTypeNode} from '../model/types';
import {useMode} from '../../../tests/unit/apiReference/models';
import type {ApiTexts} from './cells';
import {descriptionLine} from './descriptions';
import {exportBlocks} from './exportPage';

const toMarkdown = markdownWriter();

const type = (text: string): ApiType => ({text, node: {kind: 'text', text, names: []}});

const literal: ApiTypeNode = {kind: 'literal', text: "'cell'"};

const prop: ApiMember = {
  name: 'rows',
  required: true,
  type: type("readonly R[] | 'none'"),
  default: null,
  description: 'The rows.\nA `Promise<void>` or Promise<void>.\n\n- one\n- two',
  notes: [],
  deprecated: null,
  signature: null,
  plan: 'pro',
  declaredIn: null,
};

const component: ApiComponent = {
  kind: 'component',
  name: 'DataGrid',
  slug: 'data-grid',
  product: 'data-grid',
  plan: 'community',
  imports: [{package: '@mui/x-data-grid', plan: 'community', statements: ['import A;', 'import B;']}],
  description: 'See [demos](/x/react-data-grid/).',
  deprecated: {text: 'Use `Other`.'},
  unstable: true,
  source: {package: '@mui/x-data-grid', file: 'DataGrid/DataGrid', url: 'https://github.com/a'},
  props: [{...prop, name: 'label', required: false, default: "'a'", plan: 'community'}, prop],
  inherited: [],
  slots: [],
  classes: [
    {key: 'root', className: 'MuiDataGrid-root', isGlobal: false, description: 'The root.', deprecated: null},
  ],
  themeKey: null,
  refType: 'HTMLDivElement',
};

const texts: ApiTexts = {
  text: interfaceTexts(process.cwd(), 'en'),
  isNew: (path) => path === 'api/data-grid/data-grid/#prop-label',
  version: 'v8',
  line: descriptionLine,
  findValues: (page) => (page === 'data-grid/grid-edit-mode' ? literal : undefined),
};

describe('a page of the reference as Markdown', () => {
  const demos = [{title: 'Sorting', href: 'https://docs.test/x/s/', demos: [{name: 'A', href: ''}]}];
  const markdown = toMarkdown({type: 'root', children: exportBlocks(component, demos, 'Data Grid', texts)});

  it('says what it is, what state it is in and how to import it', () => {
    expect(markdown).toContain('Data Grid · Component · Preview (');
    expect(markdown).toContain('**Deprecated**: Use `Other`.');
    expect(markdown).toContain('See [demos](https://mui.com/x/react-data-grid/).');
    expect(markdown).toContain('```tsx\nimport A;\n// or\nimport B;\n```');
    expect(markdown).toContain('- [Sorting](https://docs.test/x/s/): A');
    expect(markdown).toContain('Its ref gives `HTMLDivElement`.');
  });

  it('has tables without empty columns, required props first, each entry on one line', () => {
    expect(markdown).toContain(
      [
        '| Name | Type | Default | Description |',
        '| - | - | - | - |',
        "| `rows` (Required, Pro) | `readonly R[] \\| 'none'` | | The rows. A `Promise<void>` or Promise\\<void>. one two |",
        "| `label` (New in v8) | `readonly R[] \\| 'none'` | `'a'` | The rows.",
      ].join('\n'),
    );
    expect(markdown).toContain(
      '| Name | CSS selector | Description |\n| - | - | - |\n| `root` | `.MuiDataGrid-root` | The root. |',
    );
  });

  it('says which values an alias stands for', () => {
    const node: ApiTypeNode = {
      kind: 'name',
      name: 'GridEditMode',
      args: [],
      page: 'data-grid/grid-edit-mode',
    };
    const edited = {...component, props: [{...prop, type: {text: 'GridEditMode', node}}]};
    const page = toMarkdown({type: 'root', children: exportBlocks(edited, [], 'Data Grid', texts)});
    expect(page).toContain("| `GridEditMode`; `GridEditMode = 'cell'` |");
  });

  it('says of a hook what it takes and returns', () => {
    const page = toMarkdown({type: 'root', children: exportBlocks(useMode, [], 'Data Grid', texts)});
    expect(page).toContain(
      [
        '## Options',
        '',
        '| Name | Type | Default | Description |',
        '| - | - | - | - |',
        "| `of` (Required) | `GridEditMode`; `GridEditMode = 'cell'` | | Whose mode. |",
        '| `isLive` | `boolean` | `false` | |',
        '',
        '## Return value',
        '',
        '| Name | Type | Description |',
        '| - | - | - |',
        "| `mode` | `GridEditMode`; `GridEditMode = 'cell'` | The mode. |",
      ].join('\n'),
    );
  });

  it('leaves out what it has nothing to say about', () => {
    expect(markdown).not.toMatch(/^## (?:Slots|Theme|Inherited props)$/m);
  });
});
