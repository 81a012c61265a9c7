import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {codeText} from './client/demoRecord';
import {makeDemoForms} from './demoForms';
import {previewHeight, readMarkers} from './demoSource';
import {highlightLines} from './highlight';
import {codeStyle, toJavaScript} from './javaScript';
import {foldedParts} from './previewParts';
import {returnedJsx} from './returnedJsx';

const marked = `import {type Row, Grid} from 'grid';

// #preview-start
interface Order {
  id: number;
}
// #preview-end

const rows: Row<Order>[] = [{id: 1}]; // all of them

export default function Orders({size = 'small' as const}) {
  return (
    <div>
      {/* #preview-start */}
      <Grid<Order> rows={rows} />
      {/* #preview-end */}
    </div>
  );
}
`;

describe('markers of the preview', () => {
  it('are taken out and leave their lines', () => {
    const {text, preview} = readMarkers(marked);
    expect(text).not.toContain('#preview');
    expect(preview.map(([first]) => text.split('\n')[first - 1])).toEqual([
      'interface Order {',
      '      <Grid<Order> rows={rows} />',
    ]);
    expect(previewHeight(preview)).toBe(5);
  });

  it.each(['// #preview-end', '// #preview-start', '// #preview-start\n// #preview-start\n// #preview-end'])(
    'must fit together: %j',
    (source) => {
      expect(() => readMarkers(source)).toThrow(/#preview-/);
    },
  );
});

describe('JavaScript of a demo', () => {
  it('keeps comments and empty lines, drops types', async () => {
    const {text} = readMarkers(
      await toJavaScript(marked, path.resolve('docs/Orders.tsx'), await codeStyle(process.cwd())),
    );
    expect(text).toBe(`import {Grid} from 'grid';

const rows = [{id: 1}]; // all of them

export default function Orders({size = 'small'}) {
  return (
    <div>
      <Grid rows={rows} />
    </div>
  );
}`);
  });

  it('fails for what does not parse', async () => {
    await expect(toJavaScript('const = 1;', path.resolve('docs/Broken.tsx'), {})).rejects.toThrow(
      /Broken\.tsx/,
    );
  });
});

describe('forms of a demo', () => {
  it('show the text letter by letter, in both languages', async () => {
    const forms = await makeDemoForms(marked, path.resolve('docs/Orders.tsx'), {});
    expect(codeText(forms.ts)).toBe(readMarkers(marked).text);
    expect(forms.js).toContain('data-part="preview"');
    expect(forms.previewLines).toEqual([
      [3, 5],
      [12, 12],
    ]);
    expect(forms.ts).not.toMatch(/style=|#preview/);
  });

  it('show short JSX where nothing is marked', async () => {
    const source = 'export default function A() {\n  return (\n    <b>\n      x\n    </b>\n  );\n}';
    expect(await returnedJsx(source, 'ts')).toEqual([[3, 5]]);
    expect(await returnedJsx(source.replace('      x', '      x\n'.repeat(20)), 'js')).toEqual([]);
    expect(await returnedJsx('export default 1;', 'js')).toEqual([]);
  });

  it('tell rest, preview and what is between apart', () => {
    const html = foldedParts(
      ['a', 'b', 'c', 'd', 'e'],
      [
        [2, 2],
        [4, 4],
      ],
    );
    expect(html.replace(/<span>|<\/span>/g, '').split(/(?=<noscript><span |(?<!<noscript>)<span )/)).toEqual([
      '<noscript><span data-part="rest">a\n</noscript>',
      '<span data-part="preview">b\n',
      '<span data-part="between"><noscript>c\n</noscript>',
      '<span data-part="preview">d\n',
      '<noscript><span data-part="rest">e</noscript>',
    ]);
  });

  it('mark the indentation that the lines of a preview share', () => {
    const html = foldedParts(['  <a>', '    b', '', '  </a>', '  c'], [[1, 4]]);
    expect(html).toBe(
      '<span data-part="preview"><span data-part="indent">  </span><a>\n<span data-part="indent">  </span>  b\n' +
        '\n<span data-part="indent">  </span></a>\n</span><noscript><span data-part="rest">  c</span></noscript>',
    );
    expect(highlightLines('<a\n  b="c"\n/>', 'tsx')[1]).toMatch(/^ {2}<span/);
  });

  it('close every element at the end of a line', () => {
    for (const line of highlightLines('const a = `x\n<y> & ${z}\n`;\n/* 1\n2 */', 'tsx')) {
      expect(line.match(/<span/g)?.length ?? 0).toBe(line.match(/<\/span>/g)?.length ?? 0);
    }
  });
});
