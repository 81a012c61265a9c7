import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {strokes} from '@site/src/ui/Icon';

const listFiles = (form: RegExp) =>
  ['src', 'plugins'].flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => form.test(file))
      .map((file) => path.posix.join(folder, file.split(path.sep).join('/'))),
  );

const readText = (file: string) => readFileSync(file, 'utf8');

/** Components that draw something without the frame of an icon. */
const others = {
  'plugins/code-variants/theme/DemoError/index.tsx': 'inside a demo the styles of the site do not count',
  'plugins/code-variants/theme/DemoToolbar/icons.tsx': 'icons of the same strokes by name, which load late',
  'src/components/Brand/index.tsx': 'the mark of the site',
  'src/components/Motif/lazyDrawing.tsx': 'the drawings of the products',
};

describe('icons', () => {
  it('are drawn in one frame, which knows their strokes', () => {
    const drawn = listFiles(/(?<!\.test)\.tsx$/).filter((file) => readText(file).includes('<svg'));
    expect(drawn.sort()).toEqual(['src/ui/Icon.tsx', ...Object.keys(others)].sort());
  });

  it('have the same strokes in style sheets', () => {
    const outlines = listFiles(/\.css$/).flatMap((file) =>
      [...readText(file).matchAll(/viewBox='0 0 (\d+) \1'(?:(?!%3E)[^>])* stroke-width='([\d.]+)'/g)].map(
        ([, size = '', stroke = '']) => ({file, size, stroke}),
      ),
    );
    expect(outlines.length).toBeGreaterThan(5);
    // As text, because a style sheet has nothing else.
    const known = Object.fromEntries(Object.entries(strokes).map(([size, stroke]) => [size, String(stroke)]));
    expect(outlines.filter(({size, stroke}) => known[size] !== stroke)).toEqual([]);
  });
});
