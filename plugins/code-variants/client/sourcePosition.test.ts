import {describe, expect, it} from 'vitest';
import {demoFrame, mapIn, positionIn} from './sourcePosition';

const file = 'docs/introduction/_demos/Bad.tsx';
const stack = [
  'Error: No row 1',
  '    at useRows (webpack-internal:///../node_modules/rows/index.js:3:9)',
  `    at Bad (webpack-internal:///./${file}:3:15)`,
  '    at Page (webpack-internal:///./docs/introduction/index.mdx:1:1)',
].join('\n');

/** Lines 1 to 3 of the compiled file are lines 1, 4 and 12 of the source. */
const map = JSON.stringify({version: 3, sources: [file], names: [], mappings: 'AAAA;AAGA;AAQA'});
const moduleText = (name: string, source: string) =>
  `eval("{a();\\n//# sourceMappingURL=data:application/json;charset=utf-8;base64,${btoa(source)}\\n//# sourceURL=webpack-internal:///./${name}\\n\\n}");`;

describe('where a demo threw', () => {
  it('is the innermost of its own lines', () => {
    expect(demoFrame(stack)).toEqual({file, line: 3, column: 15});
    expect(demoFrame('Error: x\n    at a (http://localhost/main.js:1:1)')).toBeUndefined();
  });

  it('is a line of its source, by the map in the script that brought it', () => {
    // The record of the demo, which has its name, too.
    const script = [
      moduleText('docs/a/_demos/A.tsx', '{}'),
      moduleText(file, map),
      moduleText(`${file}?demo`, '{}'),
    ].join('\n');
    expect(mapIn(script, file)).toBe(map);
    expect(mapIn(script, 'docs/b/_demos/B.tsx')).toBeUndefined();
    expect(positionIn(map, {file, line: 3, column: 15})).toBe(`${file}:12`);
  });
});
