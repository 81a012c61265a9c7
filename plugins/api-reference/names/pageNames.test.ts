import {describe, expect, it} from 'vitest';
import {apiKnownNames} from '../../../config/apiReference';
import {documentedVersions} from '../../library-versions/build/versions';
import {parsePage} from '../../../src/mdx/parsePage';
import {readNames} from './pageNames';

describe('the names in a page', () => {
  it('that the packages do not have are all found, with their places', async () => {
    const [current] = documentedVersions(process.cwd());
    if (!current) throw new Error('This checkout documents no version');
    const text =
      '---\ncomponents: [DataGrid, DataGird]\n---\n\nSet `rowHeigth`, `rowHeight`,\n`DataGridPr0`, `myOwn`.\n';
    const page = {address: 'a', file: 'docs/a/index.mdx', text, root: parsePage(text)};
    const [found] = await readNames([page], await apiKnownNames(process.cwd(), current)());
    expect(found?.components).toEqual(['DataGrid', 'DataGird']);
    expect(found?.faults.map(({line, column}) => `${line}:${column}`)).toEqual(['1:1', '5:5', '6:1']);
    expect(found?.faults.map(({message}) => message)).toEqual([
      expect.stringContaining('"DataGird", which has no API page. Is it "DataGrid"?'),
      expect.stringContaining('nearest: rowHeight'),
      expect.stringContaining('Is it "DataGridPro"?'),
    ]);
  });
});
