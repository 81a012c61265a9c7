import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {currentPackages} from '../../../config/apiReference';
import {loadApiModel} from '../model/readModel';
import {apiTable} from './apiTables';
import {remarkApiTables} from './remarkTables';

const model = () => loadApiModel({siteDir: process.cwd(), packageSet: currentPackages});

describe('tables of the API in a page', () => {
  it('have each event, with its prop', async () => {
    const {events} = await model();
    const table = apiTable(await model(), 'events', ['Event', 'Prop', 'When']);
    expect(table.children).toHaveLength(events.length + 1);
    expect(JSON.stringify(table)).toContain('"url":"/api/data-grid/events/#event-rowClick"');
    expect(JSON.stringify(table)).toContain('onRowClick');
  });

  it.each(['methods', 'selectors'] as const)('have all %s by area', async (name) => {
    const {apiObject, selectors} = await model();
    const all = name === 'methods' ? apiObject.flatMap(({methods}) => methods) : selectors;
    const links = JSON.stringify(apiTable(await model(), name, ['Area', 'Names'])).match(/"url"/g);
    expect(links).toHaveLength(all.length);
  });

  it('say how many columns they have', async () => {
    const current = await model();
    expect(() => apiTable(current, 'events', ['Event'])).toThrow('has 3 columns, but "columns" names 1');
  });
});

describe('<ApiTable>', () => {
  const run = async (markdown: string): Promise<Root> => {
    const processor = unified().use(remarkParse).use(remarkMdx).use(remarkApiTables, {model});
    return processor.run(processor.parse(markdown));
  };

  it('becomes a table with the heads of the page', async () => {
    const tree = await run('<ApiTable of="selectors" columns="类别，选择器" />');
    expect(tree.children.map(({type}) => type)).toEqual(['table']);
    expect(JSON.stringify(tree.children[0])).toContain('类别');
  });

  it('of something else stops the build', async () => {
    await expect(run('<ApiTable of="props" columns="A" />')).rejects.toThrow(
      '"of" is one of events, methods, selectors',
    );
  });
});
