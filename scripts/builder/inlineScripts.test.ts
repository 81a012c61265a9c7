import {describe, expect, it} from 'vitest';
import {inlineScripts, scriptHash} from './inlineScripts';

describe('inlineScripts', () => {
  it.each([
    ['<script>a()</script>', ['a()']],
    ['<script type=module>a()</script>', ['a()']],
    ['<script type="text/javascript">a()</script>', ['a()']],
    ['<script data-x="a>b">a()</script>', ['a()']],
    ['<SCRIPT\n>\na < b\n</SCRIPT>', ['\na < b\n']],
    ['<script type="speculationrules">{}</script>', ['{}']],
    ['<script>a</script><script>b</script>', ['a', 'b']],
    ['<script src="/a.js" defer></script>', []],
    ['<script defer src=/a.js></script>', []],
    ['<script type="application/ld+json">{"a":1}</script>', []],
    ["<script type='application/json'>{}</script>", []],
    ['<script></script>', []],
    ['<p>no script</p>', []],
  ])('%j', (html, expected) => {
    expect(inlineScripts(html)).toEqual(expected);
  });

  it('hashes as a security policy does', () => {
    expect(scriptHash('')).toBe('47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
  });
});
