import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import remarkColumnSides from './remarkColumnSides';

describe('columns of a table', () => {
  it('begin where the lines of the page begin, also those that were put on the left', async () => {
    const pipeline = unified().use(remarkParse).use(remarkGfm).use(remarkColumnSides);
    const page = 'Text.\n\n| a | b | c | d |\n| :-- | --- | :-: | --: |\n| 1 | 2 | 3 | 4 |\n';
    const tree = await pipeline.run(pipeline.parse(page));
    expect(tree.children[1]).toMatchObject({type: 'table', align: [null, null, 'center', 'right']});
  });
});
