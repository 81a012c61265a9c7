import {describe, expect, it} from 'vitest';
import {headerRules} from '../../config/headers';
import {headersFor, parseHeaders, writeHeaders} from './headersFile';

const rules = headerRules(['abc=']);

describe('the header rules', () => {
  it('allow the inline scripts by hash and nothing else inline', () => {
    const policy = headersFor(rules, '/x/introduction/').get('Content-Security-Policy') ?? '';
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval' 'sha256-abc=';");
    expect(policy).not.toMatch(/script-src[^;]*'unsafe/);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('keep hashed files for ever and pages not', () => {
    const forever = 'public, max-age=31536000, immutable';
    expect(headersFor(rules, '/x/assets/js/main.1a2b.js').get('Cache-Control')).toBe(forever);
    expect(headersFor(rules, '/zh/x/assets/css/styles.1a2b.css').get('Cache-Control')).toBe(forever);
    expect(headersFor(rules, '/search/files/pagefind-1a2b/pagefind.js').get('Cache-Control')).toBe(forever);
    expect(headersFor(rules, '/search/index.json').has('Cache-Control')).toBe(false);
    expect(headersFor(rules, '/x/introduction/').has('Cache-Control')).toBe(false);
    expect(headersFor(rules, '/x/sw.js').has('Cache-Control')).toBe(false);
  });

  it('never give one header twice: hosts would join the values', () => {
    const samples = ['/', '/x/introduction/', '/x/assets/js/a.js', '/zh/x/assets/js/a.js', '/robots.txt'];
    for (const sample of samples) {
      const names = rules
        .filter((rule) => headersFor([rule], sample).size > 0)
        .flatMap((rule) => Object.keys(rule.headers));
      expect(names).toEqual([...new Set(names)]);
    }
  });
});

describe('_headers', () => {
  it('reads what it has written', () => {
    expect(parseHeaders(writeHeaders(rules))).toEqual(rules);
  });

  it('joins the values of two rules and takes a dot literally', () => {
    const some = parseHeaders('# note\n/*\n  X-A: 1\n/a.js\n  X-A: 2\n');
    expect(headersFor(some, '/a.js').get('X-A')).toBe('1, 2');
    expect(headersFor(some, '/abjs').get('X-A')).toBe('1');
  });

  it('refuses a header without a path and a line without a value', () => {
    expect(() => parseHeaders('  X-A: 1\n')).toThrow('X-A');
    expect(() => parseHeaders('/*\n  nonsense\n')).toThrow('nonsense');
  });
});
