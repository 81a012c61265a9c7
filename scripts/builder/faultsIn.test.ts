import {describe, expect, it} from 'vitest';
import {faultsIn} from './faultsIn';

describe('the mistakes that a log names', () => {
  it('are each there once, with the picture of the code and without what is around them', () => {
    const log = [
      '[INFO] [en] Creating an optimized production build...',
      '[ERROR] [Error: Unable to build website for locale en.] {',
      '  [cause]: [Error: Failed to compile due to Webpack errors.',
      '  docs/a/index.mdx:7:1: Unknown demo "Overveiw": did you mean "Overview"?',
      '  ',
      '  --------------------------',
      '  ',
      '  docs/a/_demos/Bad.tsx:2:13: Unexpected token',
      '    1 | export default function Bad() {',
      '  > 2 |   const a = ;',
      '      |             ^',
      '  docs/a/index.mdx:7:1: Unknown demo "Overveiw": did you mean "Overview"?',
      '  docs/b/index.mdx:9:5: there is no page /rodmap/index.mdx; nearest: /roadmap/index.mdx]',
      '}',
    ].join('\n');
    expect(faultsIn(log)).toEqual([
      'docs/a/index.mdx:7:1: Unknown demo "Overveiw": did you mean "Overview"?',
      'docs/a/_demos/Bad.tsx:2:13: Unexpected token\n    1 | export default function Bad() {\n  > 2 |   const a = ;\n      |             ^',
      'docs/b/index.mdx:9:5: there is no page /rodmap/index.mdx; nearest: /roadmap/index.mdx',
    ]);
  });

  it('are not what the tools say of themselves', () => {
    const log = 'TypeError: x is not a function\n    at build (/site/node_modules/a/build.js:76:15)\n';
    expect(faultsIn(log)).toEqual([]);
  });
});
