import {describe, expect, it} from 'vitest';
import {lostClaims} from './lostClaims';

const page = ['Lead.', '', '## Page size {#page-size}', '', '### More {/* #more */}', ''].join('\n');

describe('claims', () => {
  it('may be about the lead and about every heading of the page', () => {
    const claims = `claim('lead', 'a', f);\nclaim(\n  'page-size',\n  "it's b",\n  f,\n);\nclaim('more', 'c', f);`;
    expect(lostClaims(page, claims)).toEqual([]);
  });

  it('are named with their line when their heading is gone', () => {
    const claims = `import {claim} from '…';\n\nclaim('sizes', 'a page has 100 rows', f);\nclaim('gone', \`\${name} throws\`, f);\n`;
    expect(lostClaims(page, claims)).toEqual([
      '3:1: the claim "a page has 100 rows" is about the heading #sizes, which the page does not have',
      '4:1: the claim "${name} throws" is about the heading #gone, which the page does not have',
    ]);
  });
});
