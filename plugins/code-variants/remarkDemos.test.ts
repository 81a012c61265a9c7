import {describe, expect, it} from 'vitest';
import {readReport, transform} from '../../tests/unit/mdx';
import {tempFolder} from '../../tests/unit/tempFolder';
import remarkDemos from './remarkDemos';

const page = 'docs/react-charts/index.mdx';
const text = 'Lead.\n\n<Demo name="Bars" height={300} />\n\nMore.\n\n<Demo name="Lines" height={200} />\n';

function site() {
  const siteDir = tempFolder({
    'docs/react-charts/_demos/Bars.tsx': '',
    'docs/react-charts/_demos/Lines.tsx': '',
  });
  return {siteDir, path: `${siteDir}/${page}`};
}

describe('demos in a page', () => {
  it('each becomes an import of its file, which the element receives', async () => {
    const {siteDir, path} = site();
    const tree = await transform(remarkDemos({siteDir}), text, {path});
    const imports = tree.children.flatMap((node) => {
      const program = node.type === 'mdxjsEsm' ? node.data?.estree?.body : [];
      return (program ?? []).flatMap((statement) =>
        statement.type === 'ImportDeclaration'
          ? [[statement.specifiers[0]?.local.name, statement.source.value]]
          : [],
      );
    });
    expect(imports).toEqual([
      ['Demo', '@theme/Demo'],
      ['demo0', `${siteDir}/docs/react-charts/_demos/Bars.tsx?demo`],
      ['demo1', `${siteDir}/docs/react-charts/_demos/Lines.tsx?demo`],
    ]);
    const demos = tree.children.flatMap((node) => {
      if (node.type !== 'mdxJsxFlowElement') return [];
      const demo = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'demo');
      return [typeof demo?.value === 'object' ? demo.value?.value : undefined];
    });
    expect(demos).toEqual(['demo0', 'demo1']);
  });

  it('a page without demos imports nothing', async () => {
    const {siteDir} = site();
    const tree = await transform(remarkDemos({siteDir}), 'Lead.\n', {
      path: `${siteDir}/docs/other/index.mdx`,
    });
    expect(JSON.stringify(tree)).not.toContain('@theme/Demo');
  });

  it('a translated page takes the demos of its source', async () => {
    const {siteDir} = site();
    const path = `${siteDir}/i18n/zh/docusaurus-plugin-content-docs/current/react-charts/index.mdx`;
    const tree = await transform(remarkDemos({siteDir}), text, {path});
    expect(JSON.stringify(tree)).toContain(`${siteDir}/docs/react-charts/_demos/Bars.tsx?demo`);
  });

  it('an unknown demo stops the build at its line', async () => {
    const {siteDir, path} = site();
    const wrong = text.replace('"Lines"', '"Line"');
    expect(await readReport(remarkDemos({siteDir}), wrong, {path})).toBe(
      '7: Unknown demo "Line": did you mean "Lines"?',
    );
  });

  it.each([
    ['<Demo height={300} />', '"name" is required'],
    ['<Demo name={which} height={300} />', '"name" of <Demo> must be a plain value'],
    ['<Demo name="bars" height={300} />', '"name"'],
    ['<Demo name="Bars" />', '"height" is required'],
    ['<Demo name="Bars" height="300" />', '"height" must be a number'],
    ['<Demo name="Bars" height={300} maxWidth={10} />', '"maxWidth" must be greater'],
    ['<Demo name="Bars" height={300} background="red" />', '"background" must be one of'],
    ['<Demo name="Bars" height={300} openCode="yes" />', '"openCode" must be a boolean'],
    ['<Demo name="Bars" height={300} width={3} />', '"width" is not allowed'],
    ['<Demo name="Bars" height={300} {...more} />', 'no {...spread}'],
    ['Text <Demo name="Bars" height={300} />', 'a line of its own'],
  ])('%s stops the build at its line', async (element, message) => {
    const {siteDir, path} = site();
    const report = await readReport(remarkDemos({siteDir}), `Lead.\n\n${element}`, {path});
    expect(report).toMatch(/^3: /);
    expect(report).toContain(message);
  });

  it('takes every option', async () => {
    const {siteDir, path} = site();
    const options = 'maxWidth={400} background="none" hideToolbar openCode={true} frame={false}';
    const all = text.replace('name="Bars"', `name="Bars" ${options}`);
    await expect(transform(remarkDemos({siteDir}), all, {path})).resolves.toBeDefined();
  });

  it('a demo twice, or a demo file that is not shown, stops the build', async () => {
    const {siteDir, path} = site();
    expect(await readReport(remarkDemos({siteDir}), text + text.slice(7), {path})).toBe(
      '8: The demo "Bars" stands in this page already',
    );
    expect(await readReport(remarkDemos({siteDir}), '<Demo name="Bars" height={300} />', {path})).toMatch(
      /No <Demo> of this page shows _demos\/Lines\.tsx/,
    );
  });

  it('a page without demos stays as it is', async () => {
    const {siteDir} = site();
    const tree = await transform(remarkDemos({siteDir}), 'Lead.\n\n<Planned request="" />', {
      path: `${siteDir}/docs/introduction/index.mdx`,
    });
    expect(tree.children.map(({type}) => type)).toEqual(['paragraph', 'mdxJsxFlowElement']);
  });
});
