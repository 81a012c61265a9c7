import {describe, expect, it} from 'vitest';
import {highlight} from './highlight';

describe('highlighting at build', () => {
  it.each(['tsx', 'jsx'])('colors an element whose property holds deeply nested objects, %s', (language) => {
    const html = highlight(
      "<DataGrid rows={rows} initialState={{sorting: {sortModel: [{field: 'a', sort: 'desc'}]}}} />",
      language,
    );
    expect(html).toContain('<span class="code-parameter">rows</span>');
    expect(html).toContain('<span class="code-parameter">initialState</span>');
    expect(html).toMatch(/<span class="code-function">DataGrid<\/span>/);
  });

  it.each(['ts', 'tsx', 'js', 'jsx'])('colors the names of properties, %s', (language) => {
    expect(highlight("const column = {field: 'a'};", language)).toContain(
      '<span class="code-property">field</span>',
    );
  });

  it('has no inline style and keeps the text', () => {
    const html = highlight('const a = 1 < 2;', 'ts');
    expect(html).not.toContain('style');
    expect(html.replace(/<[^>]*>/g, '')).toBe('const a = 1 &lt; 2;');
  });

  it('makes one element of neighbors of one color, whatever their tokens', () => {
    expect(highlight('<Box>\n  {[{a}]}\n</Box>', 'tsx')).toBe(
      '<span class="code-punctuation">&lt;</span><span class="code-function">Box</span><span class="code-punctuation">&gt;</span>\n' +
        '  <span class="code-punctuation">{[{</span>a<span class="code-punctuation">}]}</span>\n' +
        '<span class="code-punctuation">&lt;/</span><span class="code-function">Box</span><span class="code-punctuation">&gt;</span>',
    );
  });

  it('leaves the indentation of a line before its first element', () => {
    expect(highlight('/*\n  a\n*/', 'ts')).toBe(
      '<span class="code-comment">/*</span>\n  <span class="code-comment">a</span>\n<span class="code-comment">*/</span>',
    );
  });

  it('gives a token in text the color of its own, and what has none that of the token around it', () => {
    expect(highlight('`a ${b} c`', 'ts')).toBe(
      '<span class="code-string">`a</span> <span class="code-punctuation">${</span>b<span class="code-punctuation">}</span>' +
        ' <span class="code-string">c`</span>',
    );
  });

  it('names a language that has no grammar', () => {
    expect(() => highlight('a', 'no-such-language')).toThrow('no-such-language');
  });
});
