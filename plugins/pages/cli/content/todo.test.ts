import {describe, expect, it} from 'vitest';
import {currentPackages} from '../../../../config/apiReference';
import {loadApiModel} from '../../../api-reference/model/readModel';
import {parsePage} from '../../../../src/mdx/parsePage';
import {readContent} from './pageContent';
import {demosWithoutProse, identifiersIn, proseWithoutDemo, unmentionedProps} from './todo';

const page = readContent(
  parsePage(
    [
      '---\ntitle: Bars\n---',
      'Two words.',
      '<Demo name="First" />',
      '## Stack bars {#stack}',
      'Bars of one `stack` stand on each other, which shows the sum and its parts at once.',
      '<Demo name="Stacked" />',
      '## Choose a gap {#gap}',
      'Set `gap` here.',
      '```tsx\nconst gap = 4;\n```',
      '## Limits {#limits}',
      'None.',
    ].join('\n\n'),
  ),
);

describe('the content of a page', () => {
  it('has words, demos and names by section', () => {
    expect(page.sections.map(({title, id, demos}) => [title, id, demos])).toEqual([
      ['', '', ['First']],
      ['Stack bars', 'stack', ['Stacked']],
      ['Choose a gap', 'gap', []],
      ['Limits', 'limits', []],
    ]);
    expect(page.sections[0]?.words).toBe(2);
    expect(page.names).toEqual(['stack', 'gap']);
    expect(page.fences).toEqual(['const gap = 4;']);
  });

  it('shows demos that nothing explains, and sections that show nothing', () => {
    expect(demosWithoutProse(page)).toEqual(['First']);
    expect(proseWithoutDemo(page)).toEqual(['Choose a gap']);
  });
});

describe('props that no page mentions', () => {
  it('reads names out of code', () => {
    expect([...identifiersIn(['<DataGrid rows={rows} />', 'apiRef.current'])]).toEqual([
      'DataGrid',
      'rows',
      'apiRef',
      'current',
    ]);
    expect(identifiersIn(['<DataGrid aria-label="Orders" />', 'rows-1'])).toEqual(
      new Set(['DataGrid', 'aria-label', 'Orders', 'rows']),
    );
  });

  it('counts only the pages of the component', async () => {
    const model = await loadApiModel({siteDir: process.cwd(), packageSet: currentPackages});
    const code = ['density="compact"'];
    const find = (components: string[]) =>
      unmentionedProps(model, [{components, code}]).find(({component}) => component === 'DataGrid');
    expect(find(['DataGrid'])).toMatchObject({hasPage: true});
    expect(find(['DataGrid'])?.props).not.toContain('density');
    expect(find(['DataGridPro'])).toMatchObject({hasPage: false});
    expect(find(['DataGridPro'])?.props).toContain('density');
  });
});
