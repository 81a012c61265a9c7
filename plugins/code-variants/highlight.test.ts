import {describe, expect, it} from 'vitest';
import {highlight} from './highlight';

describe('highlighting at build', () => {
  it.each(['tsx', 'jsx'])(
    'B3.7 colors an element whose property holds deeply nested objects, %s',
    (language) => {
      const html = highlight(
        "<DataGrid rows={rows} initialState={{sorting: {sortModel: [{field: 'a', sort: 'desc'}]}}} />",
        language,
      );
      expect(html).toContain('<span class="token attr-name">rows</span>');
      expect(html).toContain('<span class="token attr-name">initialState</span>');
      expect(html).toMatch(/<span class="token class-name">DataGrid<\/span>/);
    },
  );

  it.each(['ts', 'tsx', 'js', 'jsx'])('B3.7 colors the names of properties, %s', (language) => {
    expect(highlight("const column = {field: 'a'};", language)).toContain(
      '<span class="token literal-property property">field</span>',
    );
  });

  it('B3.7 has no inline style and keeps the text', () => {
    const html = highlight('const a = 1 < 2;', 'ts');
    expect(html).not.toContain('style');
    expect(html.replace(/<[^>]*>/g, '')).toBe('const a = 1 &lt; 2;');
  });

  it('names a language that has no grammar', () => {
    expect(() => highlight('a', 'no-such-language')).toThrow('no-such-language');
  });
});
