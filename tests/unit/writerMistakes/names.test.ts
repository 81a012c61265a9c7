import {describe, expect, it} from 'vitest';
import {apiKnownNames} from '../../../config/apiReference';
import {documentedVersions} from '../../../plugins/library-versions/build/versions';
import remarkApiNames from '../../../plugins/api-reference/names/remarkApiNames';
import remarkPageApi from '../../../plugins/api-reference/names/remarkPageApi';
import {transform} from '../mdx';
import {pageFile, getPageMessage} from './messages';

describe('a misspelled name in code', () => {
  const [current] = documentedVersions(process.cwd());
  if (!current) throw new Error('This checkout documents no version');
  const knownNames = apiKnownNames(process.cwd(), current);
  const names = (siteDir: string) => remarkApiNames({siteDir, knownNames});
  const components = (siteDir: string) => remarkPageApi({siteDir, knownNames});
  const data = {frontMatter: {components: ['DataGrid']}};
  const hint = 'A name of another library belongs into config/foreignNames.ts.';

  it.each([
    [
      'Set `rowHeigth`.',
      '1:5: `rowHeigth` names "rowHeigth", which no component of this page has; nearest: rowHeight.',
    ],
    [
      'Set `rowHeigth={40}`.',
      '1:5: `rowHeigth={40}` names "rowHeigth", which no component of this page has; nearest: rowHeight.',
    ],
    [
      'Set `colmuns`.',
      '1:5: `colmuns` names "colmuns", which no component of this page has; nearest: columns.',
    ],
    [
      'Set `DataGridPr0`.',
      '1:5: `DataGridPr0` names "DataGridPr0", which the documented packages do not have. Is it "DataGridPro"?',
    ],
    [
      'Set `slots.tolbar`.',
      '1:5: `slots.tolbar` names "slots.tolbar", which the documented packages do not have. Is it "slots.toolbar"?',
    ],
    [
      'Set `GridColDef.widht`.',
      '1:5: `GridColDef.widht` names "GridColDef.widht", which the documented packages do not have. Is it "GridColDef.width"?',
    ],
  ])('%s', async (text, message) => {
    expect(await getPageMessage(names, text, {}, data)).toBe(`${pageFile}:${message} ${hint}`);
  });

  it.each([
    'A value `false`, a role `columnheader`.',
    'Set `rowHeigth`.\n\n```ts\nconst rowHeigth = 40;\n```',
    'Set `total`.',
  ])('is not: %s', async (text) => {
    const file = {path: pageFile, data};
    await expect(transform(names(process.cwd()), text, file)).resolves.toBeDefined();
  });

  it('on a page without components may be anything', async () => {
    await expect(
      transform(names(process.cwd()), 'Set `rowHeigth`.', {path: pageFile}),
    ).resolves.toBeDefined();
  });

  it('a component without an API page', async () => {
    expect(await getPageMessage(components, 'Text.', {}, {frontMatter: {components: ['DataGird']}})).toBe(
      `${pageFile}:1:1: "components" in the front matter names "DataGird", which has no API page. Is it "DataGrid"?`,
    );
  });
});
